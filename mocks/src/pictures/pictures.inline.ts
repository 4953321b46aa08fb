import { givenPicture, keptPictures } from './pictures.given.ts';

/** Each picture once: a list asks for the same faces with every page. */
const inline = new Map<string, string>();

const address = /\/pictures\/([a-z]+)\/([^/"'\s?#\\]+)\.svg/g;
const fileAddress = /\/pictures\/file\/([^/"'\s?#\\]+)/g;

/**
 * Puts pictures and sample files into an answer in the place of their addresses, for pages in which nobody answers an `<img>`: without a
 * service worker only what the page itself asks for reaches the handlers. Answers that are no JSON stay as they are.
 */
export async function inlinePictures(response: Response): Promise<Response> {
  if (!response.headers.get('Content-Type')?.startsWith('application/json')) return response;
  const body = await response.text();
  const { status, statusText, headers } = response;
  return new Response(await withFiles(await withPictures(withUploads(body))), { status, statusText, headers });
}

const withUploads = (body: string) =>
  body.replaceAll(/\/pictures\/upload\/\d+/g, (address) => givenPicture(address) ?? address);

async function withPictures(body: string): Promise<string> {
  if (body.search(address) < 0) return body;
  const { drawPicture } = await import('./pictures.draw.ts');
  return body.replace(address, (whole, kind: string, id: string) => {
    const known = givenPicture(whole) ?? inline.get(whole);
    if (known !== undefined) return known;
    const drawn = drawPicture(kind, decode(id));
    const picture = drawn === undefined ? whole : `data:image/svg+xml,${encodeURIComponent(drawn)}`;
    inline.set(whole, picture);
    return picture;
  });
}

const inPage = /data:image\/[^"\\\s]+/g;

/** A request with the addresses of pictures in the place of the pictures that an answer has put there: the page sends back what it got. */
export async function namePictures(request: Request): Promise<Request> {
  if (!request.headers.get('Content-Type')?.startsWith('application/json')) return request;
  const body = await request.clone().text();
  if (!body.includes('data:image/')) return request;
  const known = new Map([...inline, ...keptPictures()].map(([name, picture]) => [picture, name]));
  const named = body.replace(inPage, (picture) => known.get(picture) ?? picture);
  return named === body ? request : new Request(request, { method: request.method, body: named });
}

async function withFiles(body: string): Promise<string> {
  if (body.search(fileAddress) < 0) return body;
  const { fileContent } = await import('./files/file-content.ts');
  return body.replace(fileAddress, (whole, name: string) => {
    const content = fileContent(decode(name));
    return content ? `data:${content.type};base64,${btoa(content.bytes)}` : whole;
  });
}

/** People may type a text that looks like an address and cannot be decoded. */
function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
