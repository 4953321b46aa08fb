import { OnDemand, Skeleton, type ReferenceSource } from '@embarque/design-system';
import { type ComponentProps, useMemo } from 'react';
import { loadTexts } from '../i18n/i18n.ts';
import { useQuery } from '../query/useQuery.ts';
import { useAbility } from '../session/guards/ability.ts';
import { SUBJECT_OF_TEMPLATE } from '../session/subjects.ts';
import { findReferences } from './references.find.ts';
import { type KnownReference, knownAmong } from './references.known.ts';
import type { Mention } from './references.types.ts';

/** The code that looks things up comes with the first text that names something. */
async function loadKnown(mentions: readonly Mention[], signal: AbortSignal): Promise<KnownReference[]> {
  const { loadFacts } = await import('./references.api.ts');
  return knownAmong(mentions, loadFacts, signal);
}

async function loadCard() {
  const [{ ReferenceCard }] = await Promise.all([import('./ReferenceCard.tsx'), loadTexts('references')]);
  return { ReferenceCard };
}

/** Draws `children` with what a text names, as far as it exists and the person may see it. */
export function KnownReferences({ text, children }: ComponentProps<ReferenceSource['References']>) {
  const ability = useAbility();
  const mentions = useMemo(
    () =>
      findReferences(text).filter(({ kind }) => {
        const subject = kind === 'invoice' || kind === 'user' ? SUBJECT_OF_TEMPLATE : 'Sale';
        return ability.can('read', subject);
      }),
    [text, ability],
  );
  const { data } = useQuery(loadKnown, mentions);
  const found = useMemo(
    () =>
      (data ?? [])
        // An earlier text may still be shown while the next one is looked up.
        .filter((known) =>
          mentions.some(({ kind, id, from }) => kind === known.kind && id === known.id && from === known.from),
        )
        .map(({ from, to, href, kind, id }) => ({
          from,
          to,
          href,
          card: (
            <OnDemand load={loadCard} fallback={<Skeleton />}>
              {({ ReferenceCard }) => <ReferenceCard kind={kind} id={id} />}
            </OnDemand>
          ),
        })),
    [data, mentions],
  );
  return children(found);
}
