import { IconButton, Menu } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { Languages } from 'lucide-react';
import { LANGUAGE_NAMES } from '../i18n/names/language-names.ts';
import { usePreferences } from './PreferencesProvider.tsx';
import { useLanguageSection } from './useLanguageSection.ts';

/** Offers every language. */
export function LanguageMenu() {
  const { t } = useLingui();
  const { language } = usePreferences();
  return (
    <Menu
      placement="bottom end"
      trigger={<IconButton icon={Languages} label={t`Language: ${LANGUAGE_NAMES[language]}`} />}
      items={[useLanguageSection()]}
    />
  );
}
