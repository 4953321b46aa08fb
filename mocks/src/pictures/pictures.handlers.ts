import { HttpResponse, http } from 'msw/http';
import { decline } from '../lib/http/answers.ts';
import { givenPicture } from './pictures.given.ts';

const headers = {
  'Content-Type': 'image/svg+xml',
  // An id is the same picture for ever.
  'Cache-Control': 'public, max-age=31536000, immutable',
  // A picture that somebody opens by itself is a document of this origin. It has nothing to load and nothing to run.
  'Content-Security-Policy': "default-src 'none'",
};

export const picturesHandlers = [
  http.get<{ kind: string; id: string }>('/pictures/:kind/:id.svg', async ({ params }) => {
    // The drawings load with the first picture, not with the list of handlers.
    const { drawPicture } = await import('./pictures.draw.ts');
    const drawn = drawPicture(params.kind, params.id);
    return drawn === undefined ? decline(404, 'There is no such picture') : new HttpResponse(drawn, { headers });
  }),
  http.get('/pictures/upload/:id', ({ request }) => {
    const [type, bytes] =
      /^data:(image\/[a-z]+);base64,(.+)$/.exec(givenPicture(new URL(request.url).pathname) ?? '')?.slice(1) ?? [];
    if (!type || !bytes) return decline(404, 'There is no such picture');
    const content = Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0));
    return new HttpResponse(content, { headers: { ...headers, 'Content-Type': type } });
  }),
  http.get<{ name: string }>('/pictures/file/:name', async ({ params }) => {
    const { fileContent } = await import('./files/file-content.ts');
    const content = fileContent(params.name);
    if (!content) return decline(404, 'There is no such file');
    const bytes = Uint8Array.from(content.bytes, (byte) => byte.charCodeAt(0));
    return new HttpResponse(bytes, { headers: { ...headers, 'Content-Type': content.type } });
  }),
];
