/* A request that cannot be done: an Error with a sentence and the status of a server's answer. */
/** @type {(sentence: string, status?: number) => Error & { status: number }} */
export function refusal(sentence, status = 400) {
  return Object.assign(new Error(sentence), { status });
}
