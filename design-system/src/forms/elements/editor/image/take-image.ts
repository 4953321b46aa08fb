import type { Editor } from '@tiptap/react';
import { bearsWords } from '../../../../lib/files/bears-words.ts';

/** The address and the description of an image. */
export interface TakenImage {
  src: string;
  alt: string;
}

/** Keeps an image; resolves to nothing when there will be none. */
export type TakeImage = (file: File) => Promise<TakenImage | undefined>;

/** Puts images at the caret, one after the other, as soon as they are kept. */
export async function insertImages(editor: Editor, files: readonly File[], takeImage: TakeImage): Promise<void> {
  for (const file of files) {
    const attrs = await takeImage(file);
    if (attrs && !editor.isDestroyed) editor.chain().focus().insertContent({ type: 'image', attrs }).run();
  }
}

/** The images among files; nothing when words come along. */
export function imagesIn(data: DataTransfer | null): File[] {
  return bearsWords(data) ? [] : Array.from(data?.files ?? []).filter(({ type }) => type.startsWith('image/'));
}
