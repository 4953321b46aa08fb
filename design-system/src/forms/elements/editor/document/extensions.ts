import { Image } from '@tiptap/extension-image';
import { TextAlign } from '@tiptap/extension-text-align';
import { TextStyleKit } from '@tiptap/extension-text-style';
import { StarterKit } from '@tiptap/starter-kit';
import { isSafeLink } from './html.ts';
import { LinkCard } from './link-card.ts';

/** What texts can be made of. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    // What is sent ends where the person stopped; after a picture or a card, a line across shows the caret.
    trailingNode: false,
    link: {
      openOnClick: false,
      isAllowedUri: isSafeLink,
      HTMLAttributes: { rel: 'noopener noreferrer', target: null },
    },
  }),
  TextStyleKit.configure({ backgroundColor: false, lineHeight: false }),
  TextAlign.configure({ types: ['heading', 'paragraph'], alignments: ['start', 'center', 'end', 'justify'] }),
  Image.configure({ allowBase64: true }),
  LinkCard,
];
