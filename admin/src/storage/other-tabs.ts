/**
 * Calls the listener after another tab changed a key; a key that ends in a full stop stands for all that begin with it.
 * Clearing the storage changes every key, and the listener then gets `null`.
 *
 * @returns stops listening
 */
export function watchOtherTabs(key: string, listener: (changed: string | null) => void): () => void {
  const follow = (event: StorageEvent) => {
    const isAboutKey = key.endsWith('.') ? event.key?.startsWith(key) : event.key === key;
    if (event.key === null || isAboutKey) listener(event.key);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
