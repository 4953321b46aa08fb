import { useLingui } from '@lingui/react/macro';
import type { MailRowContent } from './mail-list.types.ts';

export interface SampleMail extends MailRowContent {
  id: number;
}

/** The messages of one morning, for examples. */
export function useMorning(): SampleMail[] {
  const { t } = useLingui();
  const usual = { dateTime: '2026-11-21T09:42:00Z', isRead: false, isStarred: false, hasFiles: false, labels: [] };
  return [
    {
      ...usual,
      id: 3,
      sender: 'Beatriz Fonseca',
      subject: t`Lost suitcase in Lisbon`,
      preview: t`Good morning, I attach the airline’s confirmation.`,
      time: '09:42',
      isStarred: true,
      hasFiles: true,
      labels: [{ name: t`Important`, tone: 'warning' }],
    },
    {
      ...usual,
      id: 2,
      sender: 'Ahmed Osman',
      subject: t`Adding a fourth traveller`,
      preview: t`Could you tell me whether my mother can join?`,
      time: '07:58',
    },
    {
      ...usual,
      id: 1,
      sender: 'Tatiane Rocha',
      subject: t`Refund of the Japan plan`,
      preview: t`Thank you, the amount arrived today.`,
      time: '19 nov.',
      isRead: true,
    },
  ];
}
