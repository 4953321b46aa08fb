import { type Chances, createChances } from '../lib/time/clock.ts';
import { drawAvatar } from './drawings/avatar.drawing.ts';
import { drawBlog } from './drawings/blog.drawing.ts';
import { drawDocument } from './drawings/document.drawing.ts';
import { drawEsim } from './drawings/esim.drawing.ts';
import { drawLuggage } from './drawings/luggage.drawing.ts';
import type { PictureKind } from './pictures.ts';
import { drawPostcard } from './drawings/postcard.drawing.ts';
import { drawProduct } from './drawings/product.drawing.ts';

const drawings: Readonly<Record<PictureKind, (id: string, chances: Chances) => string>> = {
  avatar: drawAvatar,
  postcard: drawPostcard,
  esim: drawEsim,
  luggage: drawLuggage,
  product: drawProduct,
  blog: drawBlog,
  document: drawDocument,
};

/** Draws a picture as SVG: the same for the same kind and id, always. Undefined when there is no such kind. */
export function drawPicture(kind: string, id: string): string | undefined {
  return isKind(kind) ? drawings[kind](id, createChances(hash(id))) : undefined;
}

function isKind(kind: string): kind is PictureKind {
  return Object.hasOwn(drawings, kind);
}

function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (const character of text) mixed = Math.imul(mixed ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return mixed >>> 0;
}
