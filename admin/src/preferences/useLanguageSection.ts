import type { MenuSection } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { LANGUAGES } from '../i18n/i18n.ts';
import { LANGUAGE_NAMES, LANGUAGES_IN_PART } from '../i18n/language-names.ts';
import { usePreferences } from './PreferencesProvider.tsx';

/** Every language as part of a menu, which says of some that they do not reach every page. */
export function useLanguageSection(): MenuSection {
  const { t } = useLingui();
  const { language, prefer } = usePreferences();
  return {
    id: 'languages',
    label: t`Language`,
    items: LANGUAGES.map((id) => {
      const name = LANGUAGE_NAMES[id];
      return { id, label: LANGUAGES_IN_PART.includes(id) ? t`${name} (in part)` : name };
    }),
    selection: {
      mode: 'single',
      selected: [language],
      onChange: ({ selected }) => {
        const chosen = LANGUAGES.find((id) => id === selected[0]);
        if (chosen) prefer('language', chosen);
      },
    },
  };
}
