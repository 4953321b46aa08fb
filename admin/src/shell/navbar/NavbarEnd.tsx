import { NavbarUser, OnDemand, ThemeToggle } from '@embarque/design-system';
import { useState } from 'react';
import { LanguageMenu } from '../../preferences/LanguageMenu.tsx';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { useAbility } from '../../session/guards/ability.ts';
import { useOwnPicture } from '../../session/picture/useOwnPicture.ts';
import { useUser } from '../../session/SessionProvider.tsx';
import { SUBJECT_OF_TEMPLATE } from '../../session/subjects.ts';
import { JournalLayer } from '../journal/JournalLayer.tsx';
import { CartButton, NotificationsButton } from './NavbarButtons.tsx';
import { loadViewAs } from '../view-as/load-view-as.ts';
import { useUserMenu } from './user-menu.ts';

type Layer = 'reset' | 'view as' | 'journal';

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
  const picture = useOwnPicture(user?.avatar);
  const [layer, setLayer] = useState<Layer | null>(null);
  const close = () => setLayer(null);
  const sections = useUserMenu({
    onViewAs: () => setLayer('view as'),
    onJournal: () => setLayer('journal'),
    onResetDemo: () => setLayer('reset'),
  });
  return (
    <>
      {user && <NavbarUser name={user.fullName} userRole={user.role} avatarSrc={picture} sections={sections} />}
      {layer === 'journal' && <JournalLayer onClose={close} />}
      {layer === 'view as' && (
        <OnDemand load={loadViewAs} onMissing={close}>
          {({ ViewAsDialog }) => <ViewAsDialog onClose={close} />}
        </OnDemand>
      )}
      {layer === 'reset' && (
        <OnDemand load={loadResetDialog} onMissing={close}>
          {({ ResetDemoDialog }) => <ResetDemoDialog onClose={close} />}
        </OnDemand>
      )}
    </>
  );
}
