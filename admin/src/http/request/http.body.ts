import { withoutTurningSigns } from '@embarque/design-system/letters';

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
  if (isEncoded(body)) {
    const envelope = new Response(body);
    const contentType = envelope.headers.get('content-type') ?? 'application/octet-stream';
    return { bytes: await envelope.arrayBuffer(), contentType };
  }
  // A name must not turn the words of the sentences that it stands in.
  return { bytes: withoutTurningSigns(JSON.stringify(body)), contentType: 'application/json' };
}

/** Whether the platform knows how to turn it into bytes; everything else is sent as JSON. */
function isEncoded(body: unknown): body is FormData | Blob | URLSearchParams | ArrayBuffer {
  return (
    [FormData, Blob, URLSearchParams, ArrayBuffer].some((kind) => body instanceof kind) || ArrayBuffer.isView(body)
  );
}
