import { describeModes, type Modes } from './walk.modes.ts';
import type { Result, Walk, WalkJourney } from './walk.ts';

/** The end of a walk: who saw what, and what they remarked. */
export interface Sheet {
  /** Name and value of what holds for the whole walk. */
  facts: ReadonlyArray<readonly [name: string, value: string]>;
  summary: string;
  entries: readonly SheetEntry[];
}

interface SheetEntry {
  storyId: string;
  sentence: string;
  result: string;
  status: Result['status'] | 'not seen';
  /** Empty without one. */
  remark: string;
  /** The person who wrote the remark; empty without a remark, or a name at that time: another person may have come since. */
  author: string;
}

interface SheetSource {
  walk: Walk | undefined;
  journeys: readonly WalkJourney[];
  modes: Modes;
  reviewer: string;
  /** The tag that this build is compared with. */
  tag: string | null;
  /** In milliseconds since 1970. */
  now: number;
}

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

export function sheetOf({ walk, journeys, modes, reviewer, tag, now }: SheetSource): Sheet {
  const entries = journeys.map(({ storyId, sentence }): SheetEntry => {
    const result = walk?.results[storyId];
    const remark = walk?.remarks[storyId]?.trim() ?? '';
    const author = (remark && walk?.authors?.[storyId]?.trim()) || '';
    return { storyId, sentence, result: describeResult(result), status: result?.status ?? 'not seen', remark, author };
  });
  return {
    facts: [
      ['Date', dateFormat.format(walk?.begunAt ?? now)],
      ['Reviewer', reviewer.trim() || 'No name given'],
      ['Modes', describeModes(modes)],
      ...(tag ? [['Compared with', tag] as const] : []),
    ],
    summary: summaryOf(entries),
    entries,
  };
}

export function describeResult(result: Result | undefined): string {
  if (!result) return 'Not seen';
  const { status, done, total, failure } = result;
  if (status === 'seen') return 'Seen to the end';
  if (status === 'begun') return `${done} of ${total} steps`;
  return total === 0 ? `Failed: ${failure ?? ''}` : `Failed at step ${done + 1} of ${total}: ${failure ?? ''}`;
}

function summaryOf(entries: readonly SheetEntry[]): string {
  const count = (isCounted: (entry: SheetEntry) => boolean) => entries.filter(isCounted).length;
  const remarks = count(({ remark }) => remark !== '');
  return [
    `${count(({ status }) => status === 'seen')} of ${entries.length} seen to the end`,
    `${count(({ status }) => status === 'failed')} failed`,
    remarks === 0 ? 'no remarks' : remarks === 1 ? '1 with remarks' : `${remarks} with remarks`,
  ].join(', ');
}

export function asMarkdown({ facts, summary, entries }: Sheet): string {
  return [
    '# Release walk',
    facts.map(([name, value]) => `- **${name}:** ${escaped(value)}`).join('\n'),
    `${summary}.`,
    ...entries.map((entry) =>
      [`## ${escaped(entry.sentence)}`, `${escaped(entry.result)}.`, ...quoteOf(entry)].join('\n\n'),
    ),
    '',
  ].join('\n\n');
}

export function asPlainText({ facts, summary, entries }: Sheet): string {
  return [
    'Release walk',
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    `${summary}.`,
    ...entries.map((entry, index) =>
      [`${index + 1}. ${entry.sentence}`, entry.result, ...signed(entry)].join('\n').replaceAll('\n', '\n   '),
    ),
    '',
  ].join('\n\n');
}

/** The remark, and who wrote it. */
const signed = ({ remark, author }: SheetEntry) => [remark, author && `— ${author}`].filter(Boolean);

const quoteOf = (entry: SheetEntry) =>
  signed(entry).length > 0 ? [escaped(signed(entry).join('\n\n')).replaceAll(/^/gm, '> ')] : [];

/** In Markdown these begin a link, emphasis, code or a tag. */
const escaped = (text: string) => text.replaceAll(/[\\`*_[\]<]/g, (sign) => `\\${sign}`);
