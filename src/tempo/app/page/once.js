/* What is asked for once: promises by name, each kept unless it fails. */

/** Return a function that returns what `find` promised under a name before, or promises now.
    @type {() => <T>(name: string, find: () => Promise<T>) => Promise<T>} */
export function createOnce() {
  /** @type {Map<string, Promise<any>>} */
  const kept = new Map();
  return (name, find) => {
    const promise = kept.get(name) ?? find();
    kept.set(name, promise);
    promise.catch(() => kept.delete(name));
    return promise;
  };
}
