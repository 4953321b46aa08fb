import { useLingui } from '@lingui/react/macro';
import {
  ChartLine,
  Component,
  EyeOff,
  FileText,
  LayoutDashboard,
  LifeBuoy,
  Mail,
  MessagesSquare,
  ReceiptText,
  UserRoundCheck,
} from 'lucide-react';
import type { AppMenuSection } from './menu/menu.items.ts';

/** A menu with everything that a menu may hold. */
export function useAppMenu(): AppMenuSection[] {
  const { t } = useLingui();
  return [
    {
      id: 'dashboards',
      heading: t`Dashboards`,
      items: [
        { id: 'sales', label: t`Sales`, icon: LayoutDashboard, href: '/sales' },
        { id: 'analytics', label: t`Analytics`, icon: ChartLine, href: '/dashboard/analytics' },
      ],
    },
    {
      id: 'apps',
      heading: t`Apps & pages`,
      items: [
        { id: 'email', label: t`Email`, icon: Mail, href: '/apps/email', badge: { text: '4', label: t`4 unread` } },
        {
          id: 'chat',
          label: t`Chat`,
          icon: MessagesSquare,
          href: '/apps/chat',
          badge: { text: '2', label: t`2 unseen` },
        },
        {
          id: 'invoices',
          label: t`Invoices`,
          icon: ReceiptText,
          children: [
            { id: 'list', label: t`List`, href: '/apps/invoice/list' },
            { id: 'add', label: t`Add`, href: '/apps/invoice/add' },
          ],
        },
        {
          id: 'pages',
          label: t`Pages`,
          icon: FileText,
          badge: { text: t`New`, tone: 'success' },
          children: [
            { id: 'profile', label: t`Profile`, href: '/pages/profile' },
            {
              id: 'blog',
              label: t`Blog`,
              children: [
                { id: 'list', label: t`Articles`, href: '/pages/blog/list' },
                { id: 'edit', label: t`Write`, href: '/pages/blog/edit' },
              ],
            },
            {
              id: 'policies',
              label: t`Policies`,
              children: [{ id: 'wording', label: t`Wording`, href: '/pages/policies/wording' }],
            },
          ],
        },
        { id: 'access', label: t`Access control`, icon: UserRoundCheck, href: '/access-control' },
      ],
    },
    {
      id: 'kit',
      heading: t`UI kit`,
      items: [
        { id: 'components', label: t`Components`, icon: Component, href: '/components' },
        { id: 'disabled', label: t`Not yet`, icon: EyeOff, href: '/soon', isDisabled: true },
        { id: 'support', label: t`Support`, icon: LifeBuoy, href: 'https://example.com/', isExternal: true },
      ],
    },
  ];
}
