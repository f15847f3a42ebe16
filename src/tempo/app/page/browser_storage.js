/* The browser's storage. No other module touches it. Where the browser blocks it, memory holds the same texts until the
   page is left, and callers notice nothing. */

/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem"> & { keys(): string[] }} KeyStorage */

let isRefused = false;

export const local = storageOf("localStorage"), session = storageOf("sessionStorage");

/** Return whether the browser keeps less than this page asks for. */
export function isForgetful() { return isRefused; }

/** Return a storage of the browser; the getter of a blocked one throws.
    @type {(name: "localStorage" | "sessionStorage") => KeyStorage} */
function storageOf(name) {
  try {
    const storage = globalThis[name];
    if (storage) return {
      getItem: (key) => storage.getItem(key),
      setItem: (key, text) => storage.setItem(key, text),
      removeItem: (key) => storage.removeItem(key),
      keys: () => Object.keys(storage),
    };
  } catch { /* the browser blocks it */ }
  isRefused = true;
  return newMemory();
}

/** @type {() => KeyStorage} */
function newMemory() {
  /** @type {Map<string, string>} */
  const texts = new Map();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => { texts.set(key, text); },
    removeItem: (key) => { texts.delete(key); },
    keys: () => [...texts.keys()],
  };
}

/** Open a database; null where the browser has none for this page. `create` makes what a new one holds.
    @type {(name: string, create: (database: IDBDatabase) => void) => Promise<IDBDatabase | null>} */
export function openDatabase(name, create) {
  return new Promise((resolve) => {
    const refuse = () => {
      isRefused = true;
      resolve(null);
    };
    try {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => create(request.result);
      request.onsuccess = () => resolve(request.result);
      request.onerror = refuse;
    } catch {
      refuse();
    }
  });
}
