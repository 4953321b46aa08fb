import type { NavbarUserSection } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import {
  CircleQuestionMark,
  CircleUser,
  CreditCard,
  Eye,
  EyeOff,
  History,
  LogOut,
  Mail,
  MessagesSquare,
  PilcrowLeft,
  PilcrowRight,
  RotateCcw,
  Settings,
  SquareCheckBig,
} from 'lucide-react';
import { config } from '../../config.ts';
import { paths } from '../../paths.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { useAbility } from '../../session/guards/ability.ts';
import { SUBJECT_OF_TEMPLATE } from '../../session/subjects.ts';
import { useStopView } from '../../session/view/useStopView.ts';
import { useView } from '../../session/view/useRights.ts';
import { useSignOut } from '../../session/sign-out.ts';
import { useAccountMenu } from '../menu/useMenu.ts';

interface UserMenuOptions {
  /** Called when somebody wants to see the app as someone else does. */
  onViewAs: () => void;
  /** Called when somebody wants to see what they have changed. */
  onJournal: () => void;
  /** Called when somebody wants the demo's data as it was at the start. */
  onResetDemo: () => void;
}

/** The person's settings: appearance and language, their session, and sign-out. */
export function useUserMenu({ onViewAs, onJournal, onResetDemo }: UserMenuOptions): NavbarUserSection[] {
  const { t } = useLingui();
  const signOut = useSignOut();
  const { direction, prefer } = usePreferences();
  const ability = useAbility();
  const view = useView();
  const stopView = useStopView();
  const name = view && (view.person?.fullName ?? view.role.name);
  const mayUseTemplate = ability.can('read', SUBJECT_OF_TEMPLATE);
  const pages = useAccountMenu().flatMap(({ items }) => items);
  const isMirrored = direction === 'rtl';

  const sections: NavbarUserSection[] = [
    ...(mayUseTemplate
      ? [
          {
            id: 'pages',
            label: t`Your pages`,
            items: [
              { id: 'profile', label: t`Profile`, icon: CircleUser, href: '/pages/profile' },
              { id: 'inbox', label: t`Inbox`, icon: Mail, href: paths.email },
              { id: 'tasks', label: t`Tasks`, icon: SquareCheckBig, href: paths.todo },
              { id: 'chats', label: t`Chats`, icon: MessagesSquare, href: paths.chat },
            ],
          },
          {
            id: 'help',
            label: t`Settings and help`,
            items: [
              { id: 'settings', label: t`Settings`, icon: Settings, href: '/pages/account-settings' },
              { id: 'pricing', label: t`Pricing`, icon: CreditCard, href: '/pages/pricing' },
              { id: 'faq', label: t`FAQ`, icon: CircleQuestionMark, href: '/pages/faq' },
            ],
          },
        ]
      : []),
    {
      id: 'appearance',
      label: t`Appearance`,
      items: [
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
        ...pages,
        { id: 'journal', label: t`Your changes`, icon: History, onAction: onJournal },
        ...(name ? [{ id: 'stop-view', label: t`Stop viewing as ${name}`, icon: EyeOff, onAction: stopView }] : []),
        ...(!view && ability.can('read', 'Role')
          ? [{ id: 'view-as', label: t`View as…`, icon: Eye, onAction: onViewAs }]
          : []),
        ...(config.target === 'demo'
          ? [{ id: 'reset-demo', label: t`Reset demo data`, icon: RotateCcw, onAction: onResetDemo }]
          : []),
        {
          id: 'sign-out',
          label: t`Sign out`,
          icon: LogOut,
          onAction: signOut,
        },
      ],
    },
  ];
  return sections.filter(({ items }) => items.length > 0);
}
