import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { TextAlign } from '@tiptap/extension-text-align';
import { TextStyleKit } from '@tiptap/extension-text-style';
import { StarterKit } from '@tiptap/starter-kit';
import { isSafeLink } from './html.ts';
import { tableNodes } from '../table/table-nodes.ts';
import { LinkCard } from './link-card.ts';

export interface DocumentFeatures {
  takesImages: boolean;
  takesTables: boolean;
}

/** The features of a document. */
export const extensionsFor = ({ takesImages, takesTables }: DocumentFeatures): Extensions => [
  StarterKit.configure({
    ...(takesTables && { document: false }),
    heading: { levels: [2, 3, 4] },
    // The value ends where the person stopped typing. After an image or a card, a gap cursor shows the caret.
    trailingNode: false,
    link: {
      openOnClick: false,
      isAllowedUri: isSafeLink,
      HTMLAttributes: { rel: 'noopener noreferrer', target: null },
    },
  }),
  TextStyleKit.configure({ backgroundColor: false, lineHeight: false }),
  TextAlign.configure({ types: ['heading', 'paragraph'], alignments: ['start', 'center', 'end', 'justify'] }),
  LinkCard,
  ...(takesImages ? [Image.configure({ allowBase64: true })] : []),
  ...(takesTables ? tableNodes : []),
];
