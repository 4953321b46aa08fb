import { useLingui } from '@lingui/react/macro';
import { dayFromToday } from '../../lib/i18n/day-from-today.ts';
import type { TaskRowContent } from './task-list.types.ts';

export interface SampleTask extends TaskRowContent {
  id: number;
}

/** The tasks of a morning, for examples. */
export function useMorningTasks(): SampleTask[] {
  const { t } = useLingui();
  const usual = { isCompleted: false, isImportant: false, tags: [], due: null, assignee: null };
  const team = { id: 'team', text: t`Team`, tone: 'primary' as const };
  const high = { id: 'high', text: t({ message: 'High', context: 'urgency' }), tone: 'danger' as const };
  return [
    {
      ...usual,
      id: 4,
      title: t`Call back the family that missed the connection`,
      isImportant: true,
      tags: [team, high],
      due: dayFromToday(-1),
      assignee: { name: 'Rosa Lindgren' },
    },
    {
      ...usual,
      id: 3,
      title: t`Renew the contract with the network in Japan`,
      tags: [high],
      due: dayFromToday(),
      assignee: { name: 'Sami Laine' },
    },
    { ...usual, id: 2, title: t`Plan the night shifts`, tags: [team], due: dayFromToday(1) },
    {
      ...usual,
      id: 1,
      title: t`Send the visa certificate`,
      isCompleted: true,
      due: dayFromToday(-3),
      assignee: { name: 'Caio Brandão' },
    },
  ];
}
