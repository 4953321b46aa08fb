import type { Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { hunks } from '../../../../lib/merge/hunks.ts';

/**
 * The change that makes `next` of the document. It replaces the blocks that differ and nothing else, so that the caret, the words that
 * are being composed and the history of undo outlive it; undo never takes it back.
 */
export function contentChange({ doc, tr }: EditorState, next: Node): Transaction {
  const [before, after] = [doc.children.map(written), next.children.map(written)];
  const starts = startsOf(doc);
  let shift = 0;
  const changes = hunks(before, after).map(({ start, end, items }) => {
    const from = start + shift;
    shift += items.length - (end - start);
    return { start, end, blocks: next.children.slice(from, from + items.length) };
  });
  // From the end, so that each position is still that of the document at first.
  for (const { start, end, blocks } of changes.toReversed()) {
    const isInPairs = blocks.length === end - start;
    if (!isInPairs) tr.replaceWith(starts[start] ?? 0, starts[end] ?? 0, blocks);
    else blocks.toReversed().forEach((block, index) => changeBlock(tr, starts[end - 1 - index] ?? 0, block));
  }
  return tr.setMeta('addToHistory', false).setMeta('preventUpdate', true);
}

const written = (node: Node): string => JSON.stringify(node.toJSON());

/** The position before each block, and behind the last one. */
function startsOf(doc: Node): number[] {
  const starts = [0];
  for (const { nodeSize } of doc.children) starts.push((starts.at(-1) ?? 0) + nodeSize);
  return starts;
}

function changeBlock(tr: Transaction, position: number, next: Node) {
  const block = tr.doc.nodeAt(position);
  if (!block || block.type !== next.type) return tr.replaceWith(position, position + (block?.nodeSize ?? 0), next);
  if (!block.sameMarkup(next)) tr.setNodeMarkup(position, null, next.attrs, next.marks);
  const start = block.content.findDiffStart(next.content);
  const ends = block.content.findDiffEnd(next.content);
  if (start === null || !ends) return tr;
  // Both searches may claim the same letters, as in “aa” that becomes “aaa”.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  const inside = position + 1;
  return tr.replace(inside + start, inside + ends.a + overlap, next.slice(start, ends.b + overlap));
}
