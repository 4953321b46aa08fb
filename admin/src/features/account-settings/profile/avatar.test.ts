import { expect, it } from 'vitest';
import { checkAvatar, sizeIn } from './avatar.check.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

function png(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(40);
  bytes.set(bytesOf('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'));
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

const file = (content: Uint8Array, name: string, rest = 0) =>
  new File([new Uint8Array(content), new Uint8Array(rest)], name);

it.each<[string, File, string | null]>([
  ['20 MB', file(png(400, 400), 'large.png', 20_000_000), 'too heavy'],
  ['.heic', file(bytesOf('\0\0\0\x18ftypheic'), 'photo.jpg'), 'heic'],
  ['a PNG named .jpg', file(png(400, 400), 'renamed.jpg'), null],
  ['an SVG with a script', file(bytesOf('<svg><script>alert(1)</script></svg>'), 'me.png'), 'svg'],
  ['a PDF named .png', file(bytesOf('%PDF-1.7'), 'me.png'), 'pdf'],
  ['0 bytes', file(new Uint8Array(), 'me.png'), 'empty'],
  ['1×1', file(png(1, 1), 'dot.png'), 'too small'],
  ['10,000×10,000', file(png(10_000, 10_000), 'wall.png'), 'too many pixels'],
  ['a text', file(bytesOf('Dear Ana'), 'me.png'), 'other kind'],
])('a file of %s is decided by its content', async (_, given, problem) => {
  expect(await checkAvatar(given)).toBe(problem);
});

it('the size of a JPEG is read from its frame', () => {
  const head = bytesOf('\xff\xd8\xff\xe0\0\x04ab\xff\xc0\0\x11\x08\x01\x90\x02\x58\x03\0\0');

  expect(sizeIn(head)).toEqual({ width: 600, height: 400 });
});
