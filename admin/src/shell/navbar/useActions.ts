import type { PaletteCommand } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff, History, Keyboard, Languages, LogOut, Moon, PanelLeft, Star, Sun } from 'lucide-react';
import { LANGUAGES } from '../../i18n/i18n.ts';
import { LANGUAGE_NAMES } from '../../i18n/names/language-names.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { useAbility } from '../../session/guards/ability.ts';
import { isMac, writeKey } from '../../shortcuts/shortcuts.ts';
import { SUBJECT_OF_TEMPLATE } from '../../session/subjects.ts';
import { useStopView } from '../../session/view/useStopView.ts';
import { useView } from '../../session/view/useRights.ts';
import { useSignOut } from '../../session/sign-out.ts';

interface ActionsOptions {
  onBookmarks: () => void;
  onViewAs: () => void;
  onJournal: () => void;
  onShortcuts: () => void;
}

/** The actions that the search offers on every page. */
export function useActions({ onBookmarks, onJournal, onShortcuts, onViewAs }: ActionsOptions): PaletteCommand[] {
  const { t } = useLingui();
  const signOut = useSignOut();
  const { skin, menuCollapsed, language, prefer } = usePreferences();
  const ability = useAbility();
  const view = useView();
  const stopView = useStopView();
  const name = view && (view.person?.fullName ?? view.role.name);
  const mayUseTemplate = ability.can('read', SUBJECT_OF_TEMPLATE);
  const isDark = skin === 'dark';
  return [
    ...(name ? [{ id: 'stop-view', label: t`Stop viewing as ${name}`, icon: EyeOff, onAction: stopView }] : []),
    {
      id: 'skin',
      label: isDark ? t`Switch to the light skin` : t`Switch to the dark skin`,
      icon: isDark ? Sun : Moon,
      onAction: () => prefer('skin', isDark ? 'light' : 'dark'),
    },
    {
      id: 'menu',
      label: menuCollapsed ? t`Keep the menu open` : t`Collapse menu`,
      icon: PanelLeft,
      onAction: () => prefer('menuCollapsed', !menuCollapsed),
    },
    ...LANGUAGES.filter((id) => id !== language).map((id) => ({
      id: `language ${id}`,
      label: t`Language: ${LANGUAGE_NAMES[id]}`,
      icon: Languages,
      onAction: () => prefer('language', id),
    })),
    ...(mayUseTemplate ? [{ id: 'bookmarks', label: t`Edit bookmarks`, icon: Star, onAction: onBookmarks }] : []),
    {
      id: 'journal',
      label: t`Your changes`,
      icon: History,
      shortcut: writeKey('Mod+j', isMac()),
      onAction: onJournal,
    },
    {
      id: 'shortcuts',
      label: t`Keyboard shortcuts`,
      icon: Keyboard,
      shortcut: writeKey('?', isMac()),
      onAction: onShortcuts,
    },
    ...(!view && ability.can('read', 'Role')
      ? [{ id: 'view-as', label: t`View as…`, icon: Eye, onAction: onViewAs }]
      : []),
    {
      id: 'sign-out',
      label: t`Sign out`,
      icon: LogOut,
      onAction: signOut,
    },
  ];
}
