import { IconButton, Menu } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { Languages } from 'lucide-react';
import { LANGUAGES } from '../i18n/i18n.ts';
import { LANGUAGE_NAMES, LANGUAGES_IN_PART } from '../i18n/language-names.ts';
import { usePreferences } from './PreferencesProvider.tsx';

/** Offers every language, and says which of them do not reach every page. */
export function LanguageMenu() {
  const { t } = useLingui();
  const { language, prefer } = usePreferences();
  return (
    <Menu
      placement="bottom end"
      trigger={<IconButton icon={Languages} label={t`Language: ${LANGUAGE_NAMES[language]}`} />}
      items={[
        {
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
        },
      ]}
    />
  );
}
