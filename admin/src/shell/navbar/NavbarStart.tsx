import {
  type AppMenuSection,
  BookmarkBar,
  type BookmarkPage,
  IconButton,
  SearchTrigger,
} from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useMemo, useState } from 'react';
import { shownBookmarks } from '../../features/search/bookmarks/bookmarks.storage.ts';
import { useAbility } from '../../session/guards/ability.ts';
import { isMac, writeKey } from '../../shortcuts/shortcuts.ts';
import { useShortcuts } from '../../shortcuts/useShortcuts.ts';
import { useShellLayer } from '../layers/ShellLayerProvider.tsx';
import { pagesIn } from '../menu/menu.pages.ts';
import { useAccountMenu } from '../menu/useMenu.ts';
import { shellShortcuts } from '../shell.shortcuts.ts';
import { SUBJECT_OF_TEMPLATE } from '../../session/subjects.ts';
import { useStorage } from '../../storage/StorageProvider.tsx';
import { useActions } from './useActions.ts';
import { useTypeAhead } from './useTypeAhead.ts';
import { useDeferredCode } from '../DeferredCodeProvider.tsx';

export interface NavbarStartProps {
  /** The menu, whose pages can be found and bookmarked too. */
  menu: readonly AppMenuSection[];
}

/** The ways to other pages: the search and the bookmarks, which come later or when somebody asks for them. */
export function NavbarStart({ menu }: NavbarStartProps) {
  const { t } = useLingui();
  const storage = useStorage();
  const mayUseTemplate = useAbility().can('read', SUBJECT_OF_TEMPLATE);
  const { code } = useDeferredCode();
  const { layer, open, close } = useShellLayer();
  const [bookmarks, setBookmarks] = useState<readonly BookmarkPage[] | null>(null);
  // It asks for all that can be found once it is there.
  const [hasSearched, setSearched] = useState(false);
  const accountMenu = useAccountMenu();
  const menuPages = useMemo(() => pagesIn([...menu, ...accountMenu]), [menu, accountMenu]);
  if (layer === 'search' && !hasSearched) setSearched(true);
  const typed = useTypeAhead(layer === 'search', () => close('search'));
  const actions = useActions({
    onBookmarks: () => open('bookmarks'),
    onJournal: () => open('journal'),
    onShortcuts: () => open('shortcuts'),
    onViewAs: () => open('view as'),
  });
  useShortcuts(shellShortcuts, open);

  return (
    <>
      <SearchTrigger
        label={t`Search pages, files, contacts`}
        shortcut={writeKey('Mod+k', isMac())}
        onClick={() => open('search')}
      />
      {mayUseTemplate && (
        <BookmarkBar
          bookmarks={bookmarks ?? pagesOf(menuPages, shownBookmarks.in(storage).read())}
          action={
            <IconButton
              icon={Star}
              label={t`Edit bookmarks`}
              aria-haspopup="dialog"
              onClick={() => open('bookmarks')}
            />
          }
        />
      )}
      {code && mayUseTemplate && (
        <code.Bookmarks
          menuPages={menuPages}
          isBoxOpen={layer === 'bookmarks'}
          onBoxClose={() => close('bookmarks')}
          onShown={setBookmarks}
        />
      )}
      {code && hasSearched && (
        <code.GlobalSearch
          isOpen={layer === 'search'}
          onClose={() => close('search')}
          {...{ menuPages, actions, typed }}
        />
      )}
    </>
  );
}

const pagesOf = (menuPages: ReturnType<typeof pagesIn>, hrefs: readonly string[]): BookmarkPage[] =>
  hrefs.flatMap((href) => {
    const page = menuPages.find((each) => each.href === href);
    return page ? [{ ...page, id: href }] : [];
  });
