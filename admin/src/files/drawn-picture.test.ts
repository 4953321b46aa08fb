import { describe, expect, it } from 'vitest';
import { drawPicture, fileName, kindOfPicture, MOST_BYTES } from './drawn-picture.ts';

it('the name of a file is its last part, without what deceives, and short', () => {
  expect(['../../etc/a.png', 'C:\\x\\b.pdf', 'a\u202Egnp.exe', 'line\nbreak.txt'].map(fileName)).toEqual([
    'a.png',
    'b.pdf',
    'agnp.exe',
    'linebreak.txt',
  ]);
  expect(fileName('a'.repeat(300))).toHaveLength(120);
});

describe('a file', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

  it('is a picture by its first bytes, whatever it says of itself', () => {
    const heads = ['\x89PNG\r\n\x1a\n....', '\xff\xd8\xff\xe0', 'GIF89a', 'RIFF....WEBPVP8', 'RIFF....WAVE', '<svg>'];

    expect(heads.map((head) => kindOfPicture(bytes(head)))).toEqual([
      'image/png',
      'image/jpeg',
      'image/gif',
      'image/webp',
      undefined,
      undefined,
    ]);
  });

  it('that is none, or too large, or broken, is not taken', async () => {
    const file = (parts: BlobPart[]) => new File(parts, 'a.png', { type: 'image/png' });

    expect(await drawPicture(file(['<html>']), 10)).toEqual({ problem: 'kind' });
    expect(await drawPicture(file([new Uint8Array(MOST_BYTES + 1)]), 10)).toEqual({ problem: 'size' });
    expect(await drawPicture(file([bytes('\x89PNG\r\n\x1a\n')]), 10)).toEqual({ problem: 'broken' });
  });
});
