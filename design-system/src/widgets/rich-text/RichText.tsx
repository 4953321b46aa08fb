import { type ComponentPropsWithRef, createElement, Fragment, type ReactNode, type ThHTMLAttributes } from 'react';
import { useIsInPage } from '../../lib/react/useIsInPage.ts';
import { Link } from '../../components/buttons/Link.tsx';
import { Highlight } from '../../components/highlight/Highlight.tsx';
import { Root } from './RichText.styles.ts';
import { lookOf } from './rich-text.looks.ts';
import type { RichTextContent } from './rich-text.read.ts';
import { SectionHeading } from './SectionHeading.tsx';
import { WideTable } from './WideTable.tsx';

export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'content'> {
  /** The text, as `readRichText` has read it. */
  content: RichTextContent;
}

/**
 * Shows markup that people wrote: paragraphs, lists, headings, links, tables and the app's own images, and nothing that runs, styles or loads from elsewhere. For a
 * letter from outside, use `MailReader`.
 */
export function RichText({ content, ...rest }: RichTextProps) {
  const isInPage = useIsInPage();
  return <Root {...rest}>{isInPage && content.body && childrenOf(content.body, content.ids)}</Root>;
}

type Ids = RichTextContent['ids'];

function childrenOf(parent: Node, ids: Ids): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => <Fragment key={index}>{drawn(node, ids)}</Fragment>);
}

function drawn(node: Node, ids: Ids): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return isGap(node) ? null : <Highlight>{node.textContent ?? ''}</Highlight>;
  if (!(node instanceof Element) || DROPPED.has(node.localName)) return null;
  const tag = node.localName;
  if (VOID.has(tag)) return createElement(tag);
  const src = node.getAttribute('src') ?? '';
  // Other servers would learn who reads it.
  if (tag === 'img' && OWN_IMAGE.test(src))
    return <img src={src} alt={node.getAttribute('alt') ?? ''} loading="lazy" />;
  const children = childrenOf(node, ids);
  const id = ids.get(node);
  const style = lookOf(node);
  if (id !== undefined) {
    return (
      <SectionHeading id={id} style={style}>
        {children}
      </SectionHeading>
    );
  }
  const href = node.getAttribute('href') ?? '';
  if (tag === 'a' && SAFE_LINK.test(href)) return <Link href={href}>{children}</Link>;
  if (tag === 'table') return <WideTable>{children}</WideTable>;
  if (node instanceof HTMLTableCellElement) return createElement(tag, cellPropsOf(node), children);
  if (tag === 'span' && style) return <span style={style}>{children}</span>;
  return ALLOWED.has(tag) ? createElement(tag, { style }, children) : children;
}

/** A line end between the rows of a table. */
const isGap = ({ parentNode, textContent }: Node): boolean =>
  /^(?:TABLE|TBODY|THEAD|TFOOT|TR)$/.test(parentNode?.nodeName ?? '') && textContent?.trim() === '';

/** The part of a table that a cell covers, and that a head names. */
function cellPropsOf(cell: HTMLTableCellElement): ThHTMLAttributes<HTMLTableCellElement> {
  const { colSpan, rowSpan } = cell;
  const spans = { ...(colSpan > 1 && { colSpan }), ...(rowSpan > 1 && { rowSpan }) };
  if (cell.localName !== 'th') return spans;
  const siblings = Array.from(cell.parentElement?.children ?? []);
  const isInHead = cell.closest('thead') !== null || siblings.every(({ localName }) => localName === 'th');
  return { ...spans, scope: isInHead ? 'col' : 'row' };
}

const DROPPED = new Set('script style template noscript iframe object embed svg math title textarea select'.split(' '));

const VOID = new Set(['br', 'hr']);

const ALLOWED = new Set(
  'b blockquote code dd dl dt em h3 h4 i kbd li mark ol p pre s strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
);

/** An image of this app, or one that travels within the text; drawings could run scripts when they are opened by themselves. */
const OWN_IMAGE = /^(?:\/(?![/\\])|data:image\/(?:png|jpeg|gif|webp);)/i;

/** A page of this app, of another server, a mailbox or a telephone. */
const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;
