import { leastOf, mostOf } from '../extent.ts';
import { type Hunk, hunks } from './hunks.ts';
import type { MergeSide } from './merge.types.ts';

type Blocks = readonly string[];

/** A part of a text: settled, with the side that changed it, or changed by both to different blocks. */
export type Piece =
  | { type: 'settled'; blocks: Blocks; by: 'mine' | 'theirs' | null }
  | ({ type: 'conflict' } & Record<MergeSide, Blocks>);

interface SidedHunk extends Hunk {
  side: 'mine' | 'theirs';
}

/** Brings together what two people made of one list of blocks. Neighbouring blocks are no conflict, the same block is. */
export function mergeBlocks(base: Blocks, mine: Blocks, theirs: Blocks): Piece[] {
  const all = [...sided('mine', hunks(base, mine)), ...sided('theirs', hunks(base, theirs))].toSorted(
    (one, other) => one.start - other.start || one.end - other.end,
  );
  const pieces: Piece[] = [];
  let done = 0;
  for (const group of grouped(all)) {
    const [start, end] = rangeOf(group);
    if (start > done) pieces.push({ type: 'settled', blocks: base.slice(done, start), by: null });
    pieces.push(pieceOf(base, group));
    done = end;
  }
  return done < base.length ? [...pieces, { type: 'settled', blocks: base.slice(done), by: null }] : pieces;
}

/** Each hunk with its side, cut into single blocks where they stand for each other. */
const sided = (side: SidedHunk['side'], found: readonly Hunk[]): SidedHunk[] =>
  found.flatMap(({ start, end, items }) => {
    if (items.length > 0 && items.length !== end - start) return [{ side, start, end, items }];
    return Array.from({ length: end - start }, (_, index) => ({
      side,
      start: start + index,
      end: start + index + 1,
      items: items.slice(index, index + 1),
    }));
  });

/** Hunks that touch the same blocks stand together. */
function grouped(all: readonly SidedHunk[]): SidedHunk[][] {
  const groups: SidedHunk[][] = [];
  for (const hunk of all) {
    const group = groups.at(-1);
    if (group && overlaps(group, hunk)) group.push(hunk);
    else groups.push([hunk]);
  }
  return groups;
}

/** `hunk` begins where the group begins, or later. */
function overlaps(group: readonly SidedHunk[], hunk: SidedHunk): boolean {
  const [start, end] = rangeOf(group);
  const areInsertions = start === end && hunk.start === hunk.end;
  return areInsertions ? hunk.start === start : hunk.start < end;
}

const rangeOf = (group: readonly SidedHunk[]): [start: number, end: number] => [
  leastOf(group.map(({ start }) => start)),
  mostOf(group.map(({ end }) => end)),
];

function pieceOf(base: Blocks, group: readonly SidedHunk[]): Piece {
  const [start, end] = rangeOf(group);
  const original = base.slice(start, end);
  const of = (side: SidedHunk['side']) =>
    applied(
      original,
      start,
      group.filter((hunk) => hunk.side === side),
    );
  const [mine, theirs] = [of('mine'), of('theirs')];
  if (isSameList(mine, theirs)) return { type: 'settled', blocks: theirs, by: null };
  if (isSameList(original, mine)) return { type: 'settled', blocks: theirs, by: 'theirs' };
  if (isSameList(original, theirs)) return { type: 'settled', blocks: mine, by: 'mine' };
  return { type: 'conflict', base: original, mine, theirs };
}

function applied(original: Blocks, offset: number, changes: readonly Hunk[]): Blocks {
  return changes.toReversed().reduce<Blocks>((blocks, { start, end, items }) => {
    return [...blocks.slice(0, start - offset), ...items, ...blocks.slice(end - offset)];
  }, original);
}

const isSameList = (one: Blocks, other: Blocks) =>
  one.length === other.length && one.every((block, index) => block === other[index]);
