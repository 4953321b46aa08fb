import type { NotificationItem } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert, PlaneTakeoff, ReceiptText } from 'lucide-react';
import { paths } from '../../paths.ts';
import type { NotificationId } from './notifications.ids.ts';

interface SampleNotification extends NotificationItem {
  id: NotificationId;
  /** Whether the system itself has something to say, which can be switched off. */
  isOfSystem?: boolean;
}

/** The notifications of one morning. */
export function useSampleNotifications(): SampleNotification[] {
  const { t } = useLingui();
  return [
    {
      id: 'refund',
      title: t`Refund of R$ 1.200 awaiting approval`,
      text: t`Tatiane Rocha cancelled her trip to Lisbon.`,
      when: t`5 minutes ago`,
      href: `${paths.sales}?status=refunded`,
      icon: ReceiptText,
      tone: 'warning',
    },
    {
      id: 'question',
      title: t`Ahmed Osman asks about winter sports`,
      text: t`Is off-piste skiing covered by the family plan?`,
      when: t`20 minutes ago`,
      href: paths.email,
      person: 'Ahmed Osman',
    },
    {
      id: 'claim',
      title: t`Beatriz Fonseca sent the airline's report`,
      text: t`Claim 8841: lost suitcase in Lisbon.`,
      when: t`1 hour ago`,
      href: paths.email,
      person: 'Beatriz Fonseca',
    },
    {
      id: 'departures',
      title: t`412 travellers leave next week`,
      text: t`96 of them have no data plan yet.`,
      when: t`3 hours ago`,
      href: paths.sales,
      icon: PlaneTakeoff,
      tone: 'info',
    },
    {
      id: 'profiles',
      title: t`Couldn't install three eSIM profiles`,
      text: t`The carrier returned error 8.2.6.`,
      when: t`yesterday`,
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
  ];
}
