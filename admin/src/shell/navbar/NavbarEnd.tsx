import { NavbarUser, ThemeToggle } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { LanguageMenu } from '../../preferences/LanguageMenu.tsx';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { useAbility } from '../../session/guards/ability.ts';
import { useOwnPicture } from '../../session/picture/useOwnPicture.ts';
import { useUser } from '../../session/SessionProvider.tsx';
import { SUBJECT_OF_TEMPLATE } from '../../session/subjects.ts';
import { useShellLayer } from '../layers/ShellLayerProvider.tsx';
import { CartButton, NotificationsButton } from './NavbarButtons.tsx';
import { useUserMenu } from './user-menu.ts';

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
  const { t } = useLingui();
  const user = useUser();
  const picture = useOwnPicture(user?.avatar);
  const { open } = useShellLayer();
  const sections = useUserMenu({
    onViewAs: () => open('view as'),
    onJournal: () => open('journal'),
    onResetDemo: () => open('reset'),
  });
  if (!user) return null;
  const roleNames: Readonly<Record<string, string>> = {
    admin: t({ message: 'Administrator', context: 'role' }),
    client: t({ message: 'Client', context: 'role' }),
  };
  const userRole = roleNames[user.role] ?? user.role;
  return <NavbarUser name={user.fullName} userRole={userRole} avatarSrc={picture} sections={sections} />;
}
