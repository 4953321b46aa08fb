import { useLingui } from '@lingui/react/macro';
import { CircleUser, LogOut, Mail, Settings } from 'lucide-react';
import { useState } from 'react';
import type { Skin } from '../../../theme/appearance.ts';
import { Footer } from './Footer.tsx';
import { NavbarUser, type NavbarUserSection } from './NavbarUser.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

export function Lights() {
  const [skin, setSkin] = useState<Skin>('light');
  return <ThemeToggle skin={skin} onSkinChange={(change) => setSkin(change.skin)} />;
}

export function User() {
  const { t } = useLingui();
  const sections: NavbarUserSection[] = [
    {
      id: 'own',
      label: t`Your pages`,
      items: [
        { id: 'profile', label: t`Profile`, icon: CircleUser, href: '/pages/profile' },
        { id: 'inbox', label: t`Inbox`, icon: Mail, href: '/apps/email' },
        { id: 'settings', label: t`Settings`, icon: Settings, href: '/pages/account-settings' },
      ],
    },
    {
      id: 'session',
      label: t`Session`,
      items: [{ id: 'sign-out', label: t`Sign out`, icon: LogOut, href: '/login' }],
    },
  ];
  return <NavbarUser name="Marina Duarte" userRole={t`admin`} sections={sections} />;
}

export const Below = () => <Footer year={2026} productHref="/" />;
