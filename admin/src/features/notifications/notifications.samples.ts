import type { NotificationItem } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert, ReceiptText } from 'lucide-react';
import { paths } from '../../paths.ts';
import type { NotificationId } from './notifications.ids.ts';

interface SampleNotification extends NotificationItem {
  id: NotificationId;
  /** Whether the system itself has something to say, which can be switched off. */
  isOfSystem?: boolean;
}

/** The notifications of one morning, the newest first. */
export function useSampleNotifications(): SampleNotification[] {
  const { t } = useLingui();
  return [
    {
      id: 'refund',
      title: t`A sale was refunded`,
      text: t`A traveller gave back a Schengen visa insurance.`,
      when: t`5 minutes ago`,
      href: `${paths.sales}?status=refunded&q=schengen`,
      icon: ReceiptText,
      tone: 'warning',
    },
    {
      id: 'claim',
      title: t`Beatriz Nogueira sent the airline's confirmation`,
      text: t`Suitcase delayed in Lisbon.`,
      when: t`25 minutes ago`,
      href: mailHref(38),
      person: 'Beatriz Nogueira',
    },
    {
      id: 'question',
      title: t`Kenji Watanabe cannot get online`,
      text: t`The eSIM for Japan shows a signal, but no page opens.`,
      when: t`1 hour ago`,
      href: mailHref(37),
      person: 'Kenji Watanabe',
    },
    {
      id: 'issued',
      title: t`Some eSIMs are issued but not active`,
      text: t`Their owners have not installed them yet.`,
      when: t`yesterday`,
      href: `${paths.sales}?kind=esim&status=issued`,
      icon: CircleAlert,
      tone: 'danger',
      isOfSystem: true,
    },
    {
      id: 'backup',
      title: t`The monthly report is ready`,
      when: t`yesterday`,
      href: paths.ecommerceDashboard,
      icon: ReceiptText,
      tone: 'success',
      isOfSystem: true,
    },
    {
      id: 'report',
      title: t`412 eSIMs activated this week`,
      text: t`Henrique Sampaio sent the activation report.`,
      when: t`6 days ago`,
      href: mailHref(13),
      person: 'Henrique Sampaio',
    },
  ];
}

const mailHref = (mail: number) => `${paths.email}?mail=${mail}`;
