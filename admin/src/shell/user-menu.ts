import type { NavbarUserSection } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { Activity, Languages, LogOut, PilcrowLeft, PilcrowRight, RotateCcw } from 'lucide-react';
import { config } from '../config.ts';
import { paths } from '../paths.ts';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { useSession } from '../session/SessionProvider.tsx';

interface UserMenuOptions {
  /** Called when somebody wants the demo's data as it was at the start. */
  onResetDemo: () => void;
}

/** What concerns the person: how the desk looks and speaks, their session, and the way out. */
export function useUserMenu({ onResetDemo }: UserMenuOptions): NavbarUserSection[] {
  const { t } = useLingui();
  const { actor } = useSession().session;
  const { direction, language, prefer } = usePreferences();
  const isMirrored = direction === 'rtl';
  const isEnglish = language === 'en';

  return [
    {
      id: 'appearance',
      label: t`Appearance`,
      items: [
        {
          id: 'language',
          // Each language is offered in its own words, for whoever cannot read the current one.
          label: isEnglish ? 'Português (Brasil)' : 'English',
          icon: Languages,
          onAction: () => prefer('language', isEnglish ? 'pt-BR' : 'en'),
        },
        {
          id: 'direction',
          label: isMirrored ? t`Left to right` : t`Right to left`,
          icon: isMirrored ? PilcrowRight : PilcrowLeft,
          onAction: () => prefer('direction', isMirrored ? 'ltr' : 'rtl'),
        },
      ],
    },
    {
      id: 'account',
      label: t`Account`,
      items: [
        { id: 'session', label: t`Session`, icon: Activity, href: paths.session },
        ...(config.target === 'demo'
          ? [{ id: 'reset-demo', label: t`Reset demo data`, icon: RotateCcw, onAction: onResetDemo }]
          : []),
        {
          id: 'sign-out',
          label: t`Sign out`,
          icon: LogOut,
          onAction: () => actor.send({ type: 'sign-out requested' }),
        },
      ],
    },
  ];
}
