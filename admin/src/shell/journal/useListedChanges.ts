import type { I18n, MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { sentenceOf } from '../../outbox/journal/journal.core.ts';
import type { Journal } from '../../outbox/journal/journal.types.ts';
import { type QueryResult, useQuery } from '../../query/useQuery.ts';
import { loadFeatureTexts } from '../outbox-features.ts';
import { featureOf } from './journal.features.ts';
import type { ListedChange } from './journal.list.ts';

export interface ListedChanges {
  /** `null` until their texts are there. */
  changes: readonly ListedChange[] | null;
  result: QueryResult<readonly string[]>;
}

/** The changes of a journal in the language of the moment. */
export function useListedChanges(journal: Journal): ListedChanges {
  const { i18n, t } = useLingui();
  const names = [...new Set(journal.map(({ entry }) => entry.feature))].toSorted();
  const result = useQuery(loadTexts, names);
  const isReady = names.every((name) => result.data?.includes(name));
  if (!isReady) return { changes: null, result };
  // One that was given again stands where it was, but not in the journal.
  const ordered = journal.toSorted((one, next) => next.entry.at.localeCompare(one.entry.at));
  const changes = ordered.flatMap((one): ListedChange[] => {
    const { id, title } = featureOf(one.entry.feature);
    const feature = { id, title: i18n._(title) };
    const sentence = sentenceOf(one);
    return sentence ? [{ one, feature, sentence: textOf(i18n, sentence) ?? t`A change: ${feature.title}` }] : [];
  });
  return { changes, result };
}

async function loadTexts(names: readonly string[]): Promise<readonly string[]> {
  await Promise.all(names.map(loadFeatureTexts));
  return names;
}

/** A text that was stored by another version of the app may not be there any more. */
function textOf(i18n: I18n, message: MessageDescriptor): string | null {
  return message.id in i18n.messages ? i18n._(message) : null;
}

/** Several names in one sentence, each once. */
export function useNameList(): (names: readonly MessageDescriptor[]) => string {
  const { i18n } = useLingui();
  return (names) => {
    const texts = new Set(names.flatMap((name) => textOf(i18n, name) ?? []));
    return new Intl.ListFormat(i18n.locale).format(texts);
  };
}
