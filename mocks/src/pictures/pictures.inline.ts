/** Each picture once: a list asks for the same faces with every page. */
const inline = new Map<string, string>();

const address = /\/pictures\/([a-z]+)\/([^/"'\s?#\\]+)\.svg/g;

/**
 * Puts pictures into an answer in the place of their addresses, for pages in which nobody answers an `<img>`: without a
 * service worker only what the page itself asks for reaches the handlers. Answers that are no JSON stay as they are.
 */
export async function inlinePictures(response: Response): Promise<Response> {
  if (!response.headers.get('Content-Type')?.startsWith('application/json')) return response;
  const body = await response.text();
  const { status, statusText, headers } = response;
  if (body.search(address) < 0) return new Response(body, { status, statusText, headers });
  const { drawPicture } = await import('./pictures.draw.ts');
  const inlined = body.replace(address, (whole, kind: string, id: string) => {
    const known = inline.get(whole);
    if (known !== undefined) return known;
    const drawn = drawPicture(kind, decode(id));
    const picture = drawn === undefined ? whole : `data:image/svg+xml,${encodeURIComponent(drawn)}`;
    inline.set(whole, picture);
    return picture;
  });
  return new Response(inlined, { status, statusText, headers });
}

/** Somebody may have typed what looks like an address; it need not be a proper one. */
function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
