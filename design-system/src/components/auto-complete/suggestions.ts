import { hasEveryWord, hasWanted } from '../../lib/i18n/search/find-folded.ts';
import { fold } from '../../lib/i18n/search/fold.ts';

export interface Suggestion {
  /** Tells it from all others. */
  id: string;
  /** The text that finds the suggestion, and the value of the field once it is chosen. */
  label: string;
  /** Other words that find it, after all whose label does. They are not shown. */
  aliases?: readonly string[];
  /** The link's target. URLs of this app open without a page load. */
  href?: string;
}

export interface SuggestionGroup<Item extends Suggestion = Suggestion> {
  /** Stands above its suggestions. */
  label: string;
  /** The suggestions of the group. */
  items: readonly Item[];
}

/** Suggestions, and groups of suggestions. */
export type Suggestions<Item extends Suggestion = Suggestion> = readonly (Item | SuggestionGroup<Item>)[];

function isSuggestionGroup<Item extends Suggestion>(
  entry: Item | SuggestionGroup<Item>,
): entry is SuggestionGroup<Item> {
  return 'items' in entry;
}

/**
 * The suggestions for a text, those first of which a word begins with it, then those that contain it elsewhere, then those
 * that have its words apart, then those with an alias that does. Neither case nor accents count. The limit holds for each group.
 */
export function suggest<Item extends Suggestion>(
  suggestions: Suggestions<Item>,
  text: string,
  limit: number,
): Suggestions<Item> {
  const groups = suggestions.filter(isSuggestionGroup).flatMap((group) => {
    const items = bestOf(group.items, text, limit);
    return items.length > 0 ? [{ ...group, items }] : [];
  });
  const items = suggestions.filter((entry): entry is Item => !isSuggestionGroup(entry));
  return [...bestOf(items, text, limit), ...groups];
}

/** The same for one list without groups. */
export function bestOf<Item extends Pick<Suggestion, 'label' | 'aliases'>>(
  items: readonly Item[],
  text: string,
  limit: number,
): Item[] {
  const wanted = fold(text.trim()).replaceAll(/\s+/g, ' ');
  const found = items.map((item) => [item, rankOf(item, wanted)] as const);
  return RANKS.flatMap((rank) => found.filter(([, its]) => its === rank).map(([item]) => item)).slice(0, limit);
}

const RANKS = ['begins a word', 'is in the label', 'is in the label by its words', 'is an alias'] as const;

function rankOf({ label, aliases = [] }: Pick<Suggestion, 'label' | 'aliases'>, wanted: string) {
  if (hasWanted(label, wanted)) return hasWanted(` ${label}`, ` ${wanted}`) ? 'begins a word' : 'is in the label';
  if (hasEveryWord(label, wanted)) return 'is in the label by its words';
  return aliases.some((alias) => hasEveryWord(alias, wanted)) ? 'is an alias' : null;
}
