import { NavbarUser, OnDemand, ThemeToggle } from '@embarque/design-system';
import { useState } from 'react';
import { LanguageMenu } from '../../preferences/LanguageMenu.tsx';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { useAbility } from '../../session/guards/ability.ts';
import { useUser } from '../../session/SessionProvider.tsx';
import { SUBJECT_OF_TEMPLATE } from '../../session/subjects.ts';
import { CartButton, NotificationsButton } from './NavbarButtons.tsx';
import { useUserMenu } from './user-menu.ts';

const loadResetDialog = () => import('./ResetDemoDialog.tsx');

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
