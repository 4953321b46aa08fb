import type { Emoji as EmojiRecord } from 'emojibase';
import type { LocaleSettings } from '../../lib/i18n/LocaleProvider.tsx';
import { fold } from '../../lib/i18n/search/fold.ts';

/** The colour of skin: as the emoji has it, or one of the five tones of Unicode, from light to dark. */
export type SkinTone = 0 | 1 | 2 | 3 | 4 | 5;

export interface Emoji {
  /** Its characters. */
  emoji: string;
  /** Its name, in the language of the list. */
  label: string;
  /** The number of its group in Unicode's list. */
  group: number;
  /** The same emoji by tone of skin; empty where it has none. */
  tones: ReadonlyMap<SkinTone, string>;
  /** The folded words that it is found by. */
  words: readonly string[];
}

/** Newer emojis are empty boxes on many devices. */
const LATEST_VERSION = 15.1;

/** Parts that emojis are made of, such as tones of skin alone. */
const COMPONENTS = 2;

const sources: Record<LocaleSettings['locale'], () => Promise<{ default: EmojiRecord[] }>> = {
  en: () => import('emojibase-data/en/data.json'),
  'pt-BR': () => import('emojibase-data/pt/data.json'),
  fr: () => import('emojibase-data/fr/data.json'),
  de: () => import('emojibase-data/de/data.json'),
};

const loaderOf = (locale: LocaleSettings['locale']) => async () => readEmojis((await sources[locale]()).default);

/** Loads all emojis with their names in a language, in Unicode's order. */
export const loadEmojis = {
  en: loaderOf('en'),
  'pt-BR': loaderOf('pt-BR'),
  fr: loaderOf('fr'),
  de: loaderOf('de'),
} satisfies Record<LocaleSettings['locale'], () => Promise<readonly Emoji[]>>;

function readEmojis(records: readonly EmojiRecord[]): readonly Emoji[] {
  return records.filter(isShown).map(({ emoji, label, group = 0, skins = [], tags = [] }) => ({
    emoji,
    label,
    group,
    tones: new Map(skins.flatMap((skin) => (typeof skin.tone === 'number' ? [[skin.tone, skin.emoji]] : []))),
    words: [label, ...tags].flatMap((text) => fold(text).split(/[^\p{L}\p{N}]+/u)).filter(Boolean),
  }));
}

const isShown = ({ group, version }: EmojiRecord) =>
  group !== undefined && group !== COMPONENTS && version <= LATEST_VERSION;

/** The emojis with a word that begins like each word of a query; those whose name begins with it come first. */
export function findEmojis(emojis: readonly Emoji[], query: string): readonly Emoji[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  const found = emojis.filter(({ words }) => wanted.every((start) => words.some((word) => word.startsWith(start))));
  const isNamed = ({ words: [first = ''] }: Emoji) => first.startsWith(wanted[0] ?? '');
  return [...found.filter(isNamed), ...found.filter((emoji) => !isNamed(emoji))];
}

/** An emoji in a tone of skin, where it has one. */
export const inTone = ({ emoji, tones }: Emoji, tone: SkinTone): string => tones.get(tone) ?? emoji;
