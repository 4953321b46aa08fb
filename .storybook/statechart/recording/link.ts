/** The state that a link reproduces: each actor as it was, and the address of the page. */
export interface SavedState {
  storyId: string;
  address: string | null;
  /** The story's storage, by key. */
  storage: Record<string, string>;
  /** Persisted snapshots by the actor's key. */
  snapshots: Record<string, unknown>;
}

/** Writes a state as text that needs no escaping in an address. */
export async function encodeState(state: SavedState): Promise<string> {
  const packed = await pump(new TextEncoder().encode(JSON.stringify(state)), new CompressionStream('deflate-raw'));
  return btoa(String.fromCodePoint(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Reads such text; `null` when it is broken or of something else. */
export async function decodeState(text: string): Promise<SavedState | null> {
  try {
    const bytes = Uint8Array.from(
      atob(text.replaceAll('-', '+').replaceAll('_', '/')),
      (letter) => letter.codePointAt(0) ?? 0,
    );
    const plain = await pump(bytes, new DecompressionStream('deflate-raw'));
    const state: unknown = JSON.parse(new TextDecoder().decode(plain));
    return isSavedState(state) ? state : null;
  } catch {
    return null;
  }
}

async function pump(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream) {
  const stream = new Blob([bytes]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function isSavedState(value: unknown): value is SavedState {
  if (typeof value !== 'object' || value === null) return false;
  const { storyId, address, storage, snapshots } = value as Partial<Record<keyof SavedState, unknown>>;
  return (
    typeof storyId === 'string' &&
    (address === null || typeof address === 'string') &&
    isRecord(storage) &&
    isRecord(snapshots)
  );
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
