import type { FieldKind } from './merge.types.ts';

interface Blocks {
  split: (text: string) => string[];
  join: (blocks: readonly string[]) => string;
}

/** How a long text is taken apart and put together, without a loss. */
export const blocksOf: Record<Extract<FieldKind, 'text' | 'markup'>, Blocks> = {
  text: { split: (text) => text.split('\n'), join: (blocks) => blocks.join('\n') },
  markup: { split: outermost, join: (blocks) => blocks.join('') },
};

const TAG = /<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const EMPTY = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** Markup cut behind each outermost element. */
function outermost(markup: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of markup.matchAll(TAG)) {
    if (!EMPTY.test(name)) depth = Math.max(0, depth + (slash ? -1 : 1));
    if (depth > 0) continue;
    blocks.push(markup.slice(start, index + tag.length));
    start = index + tag.length;
  }
  return start < markup.length ? [...blocks, markup.slice(start)] : blocks;
}
