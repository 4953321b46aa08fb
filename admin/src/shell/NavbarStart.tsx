import { SearchTrigger } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { useAbility } from '../session/ability.ts';
import { isMac, writeKey } from '../shortcuts/shortcuts.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { shellShortcuts } from './shell.shortcuts.ts';
import { SUBJECT_OF_TEMPLATE } from '../session/subjects.ts';
import { useActions } from './useActions.ts';
import { laterPart } from './laterPart.ts';
import { useIdle } from './useIdle.ts';

const GlobalSearch = laterPart('GlobalSearch');
const Bookmarks = laterPart('Bookmarks');
const ShortcutSheet = lazy(async () => ({ default: (await import('./ShortcutSheet.tsx')).ShortcutSheet }));

type Layer = 'search' | 'bookmarks' | 'shortcuts';

/** The ways to other pages: the search and the bookmarks, each of which loads when the page has come to rest or is asked for. */
export function NavbarStart() {
  const { t } = useLingui();
  const mayUseTemplate = useAbility().can('read', SUBJECT_OF_TEMPLATE);
  const isIdle = useIdle();
  const [layer, setLayer] = useState<Layer | null>(null);
  const [known, setKnown] = useState<readonly Layer[]>([]);
  const close = () => setLayer(null);
  const open = (wanted: Layer) => {
    setLayer(wanted);
    setKnown((current) => [...current, wanted]);
  };
  const actions = useActions({ onBookmarks: () => open('bookmarks'), onShortcuts: () => open('shortcuts') });
  useShortcuts(shellShortcuts, open);

  return (
    <>
      <SearchTrigger
        label={t`Search pages, files, contacts`}
        shortcut={writeKey('Mod+k', isMac())}
        onClick={() => open('search')}
      />
      {mayUseTemplate && (
        <Suspense>
          {(isIdle || known.includes('bookmarks')) && (
            <Bookmarks isBoxOpen={layer === 'bookmarks'} onBoxOpen={() => open('bookmarks')} onBoxClose={close} />
          )}
        </Suspense>
      )}
      <Suspense>
        {known.includes('search') && <GlobalSearch isOpen={layer === 'search'} onClose={close} actions={actions} />}
        {layer === 'shortcuts' && <ShortcutSheet onClose={close} />}
      </Suspense>
    </>
  );
}
