import { fold } from '@embarque/design-system/fold';
import type { TodoAssignee, TodoTag } from '@embarque/mocks/todo/contract';
import { addDays, formatISO, parseISO } from 'date-fns';
import type { NewTask } from '../model/todo.state.ts';

/** A part of a typed title that stands for a field. */
export type QuickPart = { text: string } & (
  | { kind: 'day'; day: string }
  | { kind: 'tag'; tag: TodoTag }
  | { kind: 'person'; person: TodoAssignee }
);

export interface QuickAddOptions {
  tags: readonly TodoTag[];
  people: readonly TodoAssignee[];
  /** The person who types. */
  me: TodoAssignee | null;
  /** `2026-11-21` */
  today: string;
  /** The texts of parts that the person wants to stay in the title. */
  ignored: readonly string[];
}

/** Days from today, in the languages that people mix. Short forms would be read in other words, such as “sun” or “mar”. */
const DAYS: Readonly<Record<string, number>> = { today: 0, hoje: 0, tomorrow: 1, amanha: 1 };
const WEEKDAYS: readonly (readonly string[])[] = [
  ['sunday', 'domingo'],
  ['monday', 'segunda', 'segunda-feira'],
  ['tuesday', 'terca', 'terca-feira'],
  ['wednesday', 'quarta', 'quarta-feira'],
  ['thursday', 'quinta', 'quinta-feira'],
  ['friday', 'sexta', 'sexta-feira'],
  ['saturday', 'sabado'],
];
/** Portuguese names of the tags that the tasks begin with, by their ids; a tag that people have called so wins. */
const TAG_ALIASES: Readonly<Record<string, string>> = {
  alta: 'high',
  media: 'medium',
  baixa: 'low',
  equipe: 'team',
  atualizacao: 'update',
};
/** Names by which people call themselves. */
const SELF = new Set(['me', 'eu', 'mim']);
/** Words that lead to a day, and go with it: “by Friday”, “até sexta”. */
const BEFORE_DAYS = new Set(
  'on by for due this na no ate para pra pro nesta neste essa esse esta este nessa nesse'.split(' '),
);
/** “The day after tomorrow”, in the words before the last one. */
const AFTER_TOMORROW: readonly (readonly string[])[] = [
  ['the', 'day', 'after'],
  ['day', 'after'],
  ['depois', 'de'],
];
/** Words with which a day means another one, several, or a name of its own: the title stays as it is. */
const NOT_BEFORE_DAYS = new Set(
  (
    'next last every each all before after since until from to through and or not than good black cyber the ' +
    'proxima proximo ultima ultimo toda todo todas todos cada de da do das dos a as e ou desde apos nao'
  ).split(' '),
);

/**
 * The parts of a title that stand for its day, its tags and its person: “Call the clinic tomorrow #high @caio”. A day counts only as
 * the last word, as in the middle it belongs to the sentence; a sign counts only before a tag or a person that there is.
 */
export function partsOf(typed: string, { tags, people, me, today, ignored }: QuickAddOptions): QuickPart[] {
  const words = typed.split(/\s+/).filter(Boolean);
  const isRead = (text: string) => !ignored.includes(text);
  const signs = words.flatMap((text): QuickPart[] => {
    const tag = text.startsWith('#') ? tagNamed(text.slice(1), tags) : undefined;
    if (tag) return [{ kind: 'tag', text, tag }];
    const person = text.startsWith('@') ? personNamed(text.slice(1), people, me) : undefined;
    return person ? [{ kind: 'person', text, person }] : [];
  });
  const day = lastDay(
    words.filter((word) => signs.every(({ text }) => text !== word)),
    today,
  );
  const read = [...(day ? [day] : []), ...signs].filter(({ text }) => isRead(text));
  return onlyOnePerson(read);
}

/** A new task: the title without the parts that were read, and their fields. A title of parts alone stays as it was typed. */
export function taskFrom(typed: string, options: QuickAddOptions): NewTask {
  const parts = partsOf(typed, options);
  const title = parts
    .reduce((rest, { text }) => withoutLast(rest, text), ` ${typed.trim().replaceAll(/\s+/g, ' ')} `)
    .trim();
  if (title === '') return { title: typed.trim() };
  const tags = parts.flatMap((part) => (part.kind === 'tag' ? [part.tag.id] : []));
  const day = parts.find((part) => part.kind === 'day');
  const person = parts.find((part) => part.kind === 'person');
  return {
    // A comma or dash before the day goes with it.
    title: day ? title.replace(/\s*[,;–—-]$/, '') : title,
    ...(tags.length > 0 && { tags }),
    ...(day && { dueDate: day.day }),
    ...(person && { assignee: person.person }),
  };
}

function lastDay(words: readonly string[], today: string): (QuickPart & { kind: 'day' }) | undefined {
  const last = words.at(-1);
  if (last === undefined) return undefined;
  const before = words.slice(0, -1).map(fold);
  const after =
    fold(last) === 'tomorrow' || fold(last) === 'amanha'
      ? AFTER_TOMORROW.find((one) => endsWith(before, one))
      : undefined;
  const day = dayNamed(fold(last), today, after ? 1 : 0);
  const own = after?.length ?? 0;
  const leading = before.at(-1 - own) ?? '';
  const isLedTo = BEFORE_DAYS.has(leading);
  const length = 1 + own + (isLedTo ? 1 : 0);
  // A title has more than its day.
  if (day === undefined || words.length <= length) return undefined;
  if (NOT_BEFORE_DAYS.has(leading) || (isLedTo && NOT_BEFORE_DAYS.has(before.at(-2 - own) ?? ''))) return undefined;
  return { kind: 'day', text: words.slice(-length).join(' '), day };
}

const endsWith = (words: readonly string[], end: readonly string[]) =>
  end.every((word, index) => words.at(index - end.length) === word);

function dayNamed(word: string, today: string, later: number): string | undefined {
  const weekday = WEEKDAYS.findIndex((names) => names.includes(word));
  const from = parseISO(today);
  const days = Object.hasOwn(DAYS, word)
    ? DAYS[word]
    : weekday < 0
      ? undefined
      : ((weekday - from.getDay() + 6) % 7) + 1;
  return days === undefined ? undefined : formatISO(addDays(from, days + later), { representation: 'date' });
}

function tagNamed(name: string, tags: readonly TodoTag[]): TodoTag | undefined {
  const called = (wanted: string) =>
    tags.find(({ id, title }) => [id, title.replaceAll(/\s+/g, '-')].some((each) => fold(each) === wanted));
  return called(fold(name)) ?? called(TAG_ALIASES[fold(name)] ?? '');
}

/** By the beginning of the name, if only one person is called so, or by a word for oneself. */
function personNamed(name: string, people: readonly TodoAssignee[], me: TodoAssignee | null): TodoAssignee | undefined {
  if (name === '') return undefined;
  if (me && SELF.has(fold(name))) return me;
  const called = people.filter(({ fullName }) => fold(fullName.replaceAll(/\s+/g, '')).startsWith(fold(name)));
  return called.length === 1 ? called[0] : undefined;
}

function onlyOnePerson(parts: readonly QuickPart[]): QuickPart[] {
  const last = parts.findLast(({ kind }) => kind === 'person');
  return parts.filter((part) => part.kind !== 'person' || part === last);
}

/** A text between blanks without its last occurrence. */
function withoutLast(title: string, text: string): string {
  const at = title.lastIndexOf(` ${text} `);
  return at < 0 ? title : title.slice(0, at) + title.slice(at + text.length + 1);
}
