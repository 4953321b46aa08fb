import { createChances } from '../clock.ts';
import { drawAvatar } from './avatar.drawing.ts';
import type { PictureKind } from './pictures.ts';

export function drawPicture(kind: PictureKind, id: string): string {
  return drawAvatar(id, createChances(hash(`${kind}/${id}`)));
}

function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (const character of text) mixed = Math.imul(mixed ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return mixed >>> 0;
}
