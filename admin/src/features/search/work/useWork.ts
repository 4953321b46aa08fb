import type { PaletteGroup } from '@embarque/design-system';
import { hasFolded } from '@embarque/design-system/find-folded';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { useSources } from '../../../access/useSources.ts';
import { useAbility } from '../../../session/guards/ability.ts';
import { useStorage } from '../../../storage/StorageProvider.tsx';
import { ask, type Found, sourcesFor } from './search.sources.ts';

/** Lets a person type on before the sources are asked. */
const QUIET_MS = 150;

/** The sales, mails, tasks and products for a text. A newer text aborts what is being asked for an older one. */
export function useWork(text: string) {
  const { i18n } = useLingui();
  const storage = useStorage();
  const ability = useAbility();
  const rights = useSources();
  const sources = useMemo(() => sourcesFor(ability, i18n), [ability, i18n]);
  const [found, setFound] = useState<Readonly<Record<string, Found>>>({});
  const wanted = text.trim();

  useEffect(() => {
    if (wanted === '') return undefined;
    const superseded = new AbortController();
    const askAll = () => {
      for (const source of sources) {
        void ask(source, wanted, { signal: superseded.signal, storage, rights }).then((answer) => {
          if (!superseded.signal.aborted) setFound((current) => ({ ...current, [source.id]: answer }));
        });
      }
    };
    const timer = setTimeout(askAll, QUIET_MS);
    return () => {
      clearTimeout(timer);
      superseded.abort();
    };
  }, [wanted, sources, storage, rights]);

  const groups = sources.map(({ id, label }): PaletteGroup => {
    const its = found[id];
    const items = (its?.items ?? []).map((item) => ({
      ...item,
      id: `${id} ${item.id}`,
      ...(its?.icon && { icon: its.icon }),
    }));
    const isOfThisText = its?.text === wanted;
    return {
      id,
      label,
      isAnswer: true,
      // An older answer stays as far as it also is one to the newer text.
      commands: isOfThisText ? items : items.filter((item) => hasFolded(`${item.label} ${item.detail}`, wanted)),
      ...(isOfThisText && its.hasFailed && { state: 'failed' }),
    };
  });
  return { groups, isSearching: wanted !== '' && sources.some(({ id }) => found[id]?.text !== wanted) };
}
