import type { Mask } from './masks/pattern-mask.ts';

interface Edit {
  /** The text as the person left it. */
  text: string;
  /** The position of the caret. */
  caret: number;
  /** The side of a separator on which the caret goes when both are possible. */
  side: 'before' | 'after';
  /**
   * Whether the text was pasted or filled in, and no more of it is to come.
   * @default false
   */
  isWhole?: boolean;
}

interface Edited {
  characters: string;
  leftOut: string;
  text: string;
  caret: number;
  /** Whether the text is as the person left it, because only its end tells how it is written. */
  isDraft?: boolean;
}

/** The text and caret after an edit. The caret keeps the number of significant characters before it. */
export function maskEdit(mask: Mask, edit: Edit): Edited {
  const { side, isWhole = false } = edit;
  const text = (isWhole && mask.whole?.(edit.text)) || edit.text;
  const caret = text === edit.text ? edit.caret : text.length;
  const characters = mask.read(text, caret);
  const leftOut = mask.leftOut(text, caret);
  const draft = isWhole ? undefined : mask.draftOf?.(text);
  if (draft !== undefined) {
    const shift = draft.length - text.length;
    return { characters, leftOut, text: draft, caret: Math.max(caret + shift, 0), isDraft: true };
  }
  const masked = mask.write(characters);
  const counted = Math.min(mask.read(text.slice(0, caret)).length, characters.length);
  const isAtEnd = counted === characters.length;
  return {
    characters,
    leftOut,
    text: masked,
    caret: isAtEnd ? masked.length : caretBehind(mask, masked, { counted, side }),
  };
}

function caretBehind(mask: Mask, masked: string, { counted, side }: { counted: number; side: Edit['side'] }): number {
  const lengths = Array.from({ length: masked.length + 1 }, (_, index) => mask.read(masked.slice(0, index)).length);
  return side === 'before' ? lengths.indexOf(counted) : lengths.lastIndexOf(counted);
}
