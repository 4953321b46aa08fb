import { maskEdit } from '../mask-edit.ts';
import type { Mask } from './pattern-mask.ts';

/** The text after it was typed key by key. */
export function typeInto(mask: Mask, typed: string): string {
  const write = (text: string, key: string) =>
    maskEdit(mask, { text: text + key, caret: text.length + 1, side: 'before' }).text;
  return Array.from(typed).reduce(write, '');
}
