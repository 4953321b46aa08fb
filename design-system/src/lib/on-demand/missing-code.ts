const listeners = new Set<() => void>();

/** Says that code somebody asked for could not be fetched. `Toaster` puts it into words. */
export function reportMissingCode(): void {
  for (const listener of listeners) listener();
}

/** Called whenever code is missing that somebody asked for. Returns how to stop listening. */
export function onMissingCode(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
