import type { RuleSource } from '@embarque/mocks/access';
import type { I18n } from '@lingui/core';
import { type FoundItem, type SearchSource, subjectOf } from '../../../manifest/manifest.ts';
import type { SearchPart } from '../../../manifest/parts.ts';
import type { SafeStorage } from '../../../storage/storage.ts';
import type { AppAbility } from '../../../session/guards/ability.rules.ts';

/** In the order of their headings. */
const features = Object.entries(
  import.meta.glob<SearchPart>('../../*/*.feature.ts', { eager: true, query: '?search', import: 'default' }),
).toSorted(([, one], [, other]) => one.order - other.order);

export interface WorkSource {
  /** Tells it from all others: the file of the feature. */
  id: string;
  label: string;
  load: () => Promise<SearchSource>;
}

/** The hits of one source for one text. */
export interface Found {
  text: string;
  items: readonly FoundItem[];
  icon?: SearchSource['icon'];
  hasFailed: boolean;
}

/** The features in which a person may find something. */
export function sourcesFor(ability: AppAbility, i18n: I18n): WorkSource[] {
  return features.flatMap(([id, { title, search }]) =>
    search?.source && may(ability, search.subject)
      ? [{ id, label: i18n._(search.label ?? title), load: search.source }]
      : [],
  );
}

/** The commands that features offer a person on any page. */
export function commandsFor(ability: AppAbility, i18n: I18n) {
  return features.flatMap(([, { search }]) =>
    (search?.commands ?? [])
      .filter(({ action }) => may(ability, search?.subject, action))
      .map(({ label, icon, href }) => ({ id: `command ${href}`, label: i18n._(label), icon, href })),
  );
}

function may(ability: AppAbility, subject?: string | null, action: 'read' | 'create' = 'read'): boolean {
  const asked = subjectOf({ subject });
  return asked === null || ability.can(action, asked);
}

interface Asking {
  signal: AbortSignal;
  /** Holds what the sources add to the server's data. */
  storage: SafeStorage;
  /** Those of the person who searches. */
  rights: readonly RuleSource[];
}

/** Asks one source. A failure is an answer too: the other sources are shown all the same. */
export async function ask({ load }: WorkSource, text: string, { signal, storage, rights }: Asking): Promise<Found> {
  try {
    const { find, icon } = await load();
    return { text, items: (await find(text, signal, storage, rights)).slice(0, SHOWN), icon, hasFailed: false };
  } catch {
    return { text, items: [], hasFailed: true };
  }
}

/** Items of a group (specification §9). */
const SHOWN = 4;
