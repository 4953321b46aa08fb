import { Image } from '@tiptap/extension-image';
import { TextAlign } from '@tiptap/extension-text-align';
import { TextStyleKit } from '@tiptap/extension-text-style';
import { StarterKit } from '@tiptap/starter-kit';
import { isSafeLink } from './html.ts';
import { LinkCard } from './link-card.ts';

/** The features of a document of text. */
export const textExtensions = [
  StarterKit.configure({
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
];

/** The features of a document with images. */
export const extensions = [...textExtensions, Image.configure({ allowBase64: true })];
