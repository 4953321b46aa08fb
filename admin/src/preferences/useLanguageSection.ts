import type { MenuSection } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { LANGUAGES } from '../i18n/i18n.ts';
import { LANGUAGE_NAMES } from '../i18n/names/language-names.ts';
import { usePreferences } from './PreferencesProvider.tsx';

/** Every language as part of a menu. */
export function useLanguageSection(): MenuSection {
  const { t } = useLingui();
  const { language, prefer } = usePreferences();
  return {
    id: 'languages',
    label: t`Language`,
    items: LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id] })),
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
