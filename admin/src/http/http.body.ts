/** A body ready to be sent any number of times. */
export interface SerialisedBody {
  bytes: BodyInit | undefined;
  /** `null` when there is no body. */
  contentType: string | null;
}

/**
 * Turns what a caller gives into bytes, once, so that a retry sends the very same.
 *
 * @throws TypeError for a stream: it can be read only once
 */
export async function serialiseBody(body: unknown): Promise<SerialisedBody> {
  if (body === undefined) return { bytes: undefined, contentType: null };
  if (body instanceof ReadableStream) {
    throw new TypeError('A stream cannot be sent again after the session was refreshed. Read it into a Blob first.');
  }
  if (body instanceof FormData || body instanceof Blob || body instanceof URLSearchParams) {
    const envelope = new Response(body);
    return { bytes: await envelope.arrayBuffer(), contentType: envelope.headers.get('content-type') };
  }
  return { bytes: JSON.stringify(body), contentType: 'application/json' };
}
