import { getResponse } from 'msw/utils/get-response';
import { describe, expect, it } from 'vitest';
import { drawPicture } from './pictures.draw.ts';
import { picturesHandlers } from './pictures.handlers.ts';
import { picturesScenarios } from './pictures.scenarios.ts';
import { inlinePictures } from './pictures.inline.ts';
import { fileUrl, pictureUrl } from './pictures.ts';

const baseUrl = 'http://127.0.0.1';
const get = (path: string, handlers = picturesHandlers) =>
  getResponse(handlers, new Request(baseUrl + path), { baseUrl });

describe('GET /pictures/{kind}/{id}.svg', () => {
  it('answers with the drawing, to be kept for ever and to run nothing', async () => {
    const response = await get(pictureUrl('avatar', 'marina-duarte'));

    expect(response?.status).toBe(200);
    expect(response?.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(response?.headers.get('Cache-Control')).toContain('immutable');
    expect(response?.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
    expect(await response?.text()).toBe(drawPicture('avatar', 'marina-duarte'));
  });

  it.each(['claim.pdf', 'two words & more', 'já/não', '50%'])('knows the id %s from its address', async (id) => {
    const response = await get(pictureUrl('document', id));

    expect(await response?.text()).toBe(drawPicture('document', id));
  });

  it.each(['portrait', 'constructor'])('knows no pictures of the kind %s', async (kind) => {
    const response = await get(`/pictures/${kind}/1.svg`);

    expect(response?.status).toBe(404);
    expect(await response?.json()).toEqual({ message: 'There is no such picture' });
  });

  it.each(['/pictures/avatar/1.png', '/pictures/avatar', '/pictures/avatar/a/b.svg'])(
    'leaves %s to others',
    async (path) => {
      expect(await get(path)).toBeUndefined();
    },
  );

  it('fails in a scenario', async () => {
    expect((await get(pictureUrl('avatar', 1), [picturesScenarios.failed]))?.status).toBe(500);
  });
});

describe('an answer with pictures inside', () => {
  const inlined = async (body: unknown) => (await inlinePictures(Response.json(body, { status: 201 }))).json();

  it('holds the drawings in the place of their addresses, in texts too', async () => {
    const drawn = `data:image/svg+xml,${encodeURIComponent(drawPicture('document', 'a b.pdf') ?? '')}`;

    expect(
      await inlined({
        img: pictureUrl('document', 'a b.pdf'),
        html: `<img src="${pictureUrl('document', 'a b.pdf')}">`,
      }),
    ).toEqual({ img: drawn, html: `<img src="${drawn}">` });
  });

  it('keeps its status and everything that is no address of a picture', async () => {
    const body = { a: '/pictures/portrait/1.svg', b: '/pictures/avatar/%zz.png', c: 'plain', d: null };

    expect(await inlined(body)).toEqual(body);
    expect((await inlinePictures(Response.json(body, { status: 201 }))).status).toBe(201);
  });

  it('survives what only looks like an address', async () => {
    expect((await inlined({ a: '/pictures/avatar/%zz.svg' })).a).toMatch(/^data:image\/svg\+xml,/);
  });

  it('holds sample files that are what their names say', async () => {
    const body = { url: fileUrl('a b.pdf'), unknown: fileUrl('sheet.xlsx') };
    const { url, unknown } = await inlined(body);

    expect(atob(url.replace('data:application/pdf;base64,', ''))).toMatch(/^%PDF.*\(a b\.pdf\).*%%EOF\n$/s);
    expect(unknown).toBe(body.unknown);
    expect(await (await get(body.url))?.text()).toMatch(/^%PDF/);
    expect((await get(body.unknown))?.status).toBe(404);
  });

  it('is left alone when it is no JSON', async () => {
    const page = new Response('/pictures/avatar/1.svg', { headers: { 'Content-Type': 'text/html' } });

    expect(await inlinePictures(page)).toBe(page);
  });
});
