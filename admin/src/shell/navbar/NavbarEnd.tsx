import { IconButton, Menu, NavbarUser, OnDemand, ThemeToggle } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { type Language, LANGUAGES } from '../../i18n/i18n.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { useAbility } from '../../session/guards/ability.ts';
import { useUser } from '../../session/SessionProvider.tsx';
import { SUBJECT_OF_TEMPLATE } from '../../session/subjects.ts';
import { CartButton, NotificationsButton } from './NavbarButtons.tsx';
import { useUserMenu } from './user-menu.ts';

const loadResetDialog = () => import('./ResetDemoDialog.tsx');

/** Each language is named in itself, for people who cannot read the current one. */
const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  'pt-BR': 'Português (Brasil)',
};

/** Language and skin, notifications, and the person's menu. */
export function NavbarEnd() {
  const { skin, prefer } = usePreferences();
  const mayUseTemplate = useAbility().can('read', SUBJECT_OF_TEMPLATE);
  return (
    <>
      <LanguageMenu />
      <ThemeToggle size="medium" skin={skin} onSkinChange={(change) => prefer('skin', change.skin)} />
      {mayUseTemplate && (
        <>
          <CartButton />
          <NotificationsButton />
        </>
      )}
      <SignedInUser />
    </>
  );
}

function LanguageMenu() {
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
          items: LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id] })),
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

function SignedInUser() {
  const user = useUser();
  const [isResetting, setResetting] = useState(false);
  const sections = useUserMenu({ onResetDemo: () => setResetting(true) });
  return (
    <>
      {user && <NavbarUser name={user.fullName} userRole={user.role} sections={sections} />}
      {isResetting && (
        <OnDemand load={loadResetDialog} onMissing={() => setResetting(false)}>
          {({ ResetDemoDialog }) => <ResetDemoDialog onClose={() => setResetting(false)} />}
        </OnDemand>
      )}
    </>
  );
}
