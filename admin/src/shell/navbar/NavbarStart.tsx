import { type AppMenuSection, OnDemand, SearchTrigger } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useAbility } from '../../session/guards/ability.ts';
import { isMac, writeKey } from '../../shortcuts/shortcuts.ts';
import { useShortcuts } from '../../shortcuts/useShortcuts.ts';
import { pagesIn } from '../menu/menu.pages.ts';
import { shellShortcuts } from '../shell.shortcuts.ts';
import { SUBJECT_OF_TEMPLATE } from '../../session/subjects.ts';
import { useActions } from './useActions.ts';
import { useLater } from '../LaterProvider.tsx';

async function loadShortcutSheet() {
  const [{ ShortcutSheet }, { loadAllShortcuts }] = await Promise.all([
    import('../ShortcutSheet.tsx'),
    import('../all-shortcuts.ts'),
  ]);
  return { ShortcutSheet, groups: await loadAllShortcuts() };
}

type Layer = 'search' | 'bookmarks' | 'shortcuts';

export interface NavbarStartProps {
  /** The menu, whose pages can be found and bookmarked too. */
  menu: readonly AppMenuSection[];
}

/** The ways to other pages: the search and the bookmarks, which come later or when somebody asks for them. */
export function NavbarStart({ menu }: NavbarStartProps) {
  const { t } = useLingui();
  const mayUseTemplate = useAbility().can('read', SUBJECT_OF_TEMPLATE);
  const { code, ask } = useLater();
  const [layer, setLayer] = useState<Layer | null>(null);
  // It asks for all that can be found once it is there.
  const [hasSearched, setSearched] = useState(false);
  const menuPages = useMemo(() => pagesIn(menu), [menu]);
  const close = () => setLayer(null);
  const open = (wanted: Layer) => {
    setLayer(wanted);
    if (wanted === 'search') setSearched(true);
    if (!code && wanted !== 'shortcuts') void ask(close);
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
      {code && mayUseTemplate && (
        <code.Bookmarks
          menuPages={menuPages}
          isBoxOpen={layer === 'bookmarks'}
          onBoxOpen={() => open('bookmarks')}
          onBoxClose={close}
        />
      )}
      {code && hasSearched && (
        <code.GlobalSearch isOpen={layer === 'search'} onClose={close} menuPages={menuPages} actions={actions} />
      )}
      {layer === 'shortcuts' && (
        <OnDemand load={loadShortcutSheet} onMissing={close}>
          {({ ShortcutSheet, groups }) => <ShortcutSheet groups={groups} onClose={close} />}
        </OnDemand>
      )}
    </>
  );
}
