import * as v from 'valibot';
import { expect, it } from 'vitest';
import { pictureSchema } from './picture.schema.ts';

const read = (address: string) => v.parse(pictureSchema, address);

it.each(['https://cdn.example/a.png', 'HTTPS://cdn.example/a.png', '/pictures/a.svg', 'data:image/webp;base64,AA'])(
  'shows %j',
  (address) => expect(read(address)).toBe(address),
);

it.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<b>',
  'vbscript:x',
  'blob:x',
  'file:///a',
  'http://cdn.example/a.png',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '\\\\evil.example/a.png',
  ' https://cdn.example/a.png',
  'a.png',
  '',
])('shows nothing for %j', (address) => expect(read(address)).toBe(''));
