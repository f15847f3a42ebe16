/* Bitboards: words of 64 bits, as BigInt. */

/** The number of bits that are set.
    @type {(word: bigint) => number} */
export function countBits(word) {
  let count = 0;
  for (; word; word &= word - 1n) count++;
  return count;
}
