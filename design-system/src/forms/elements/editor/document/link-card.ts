import { Node } from '@tiptap/core';
import { isSafeLink } from './html.ts';

/** A film or a page shown as a card that leads to it: nothing of another origin is loaded into the page. */
export const LinkCard = Node.create({
  name: 'linkCard',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [{ tag: 'a[data-embed]', priority: 100 }],
  renderHTML: ({ node }) => {
    const href = String(node.attrs['href']);
    const safe = isSafeLink(href) ? { href } : {};
    return ['a', { 'data-embed': '', rel: 'noopener noreferrer', ...safe }, href.replace(/^https?:\/\//, '')];
  },
});
