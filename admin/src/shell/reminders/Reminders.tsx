import { OnDemand } from '@embarque/design-system';
import { loadTexts } from '../../i18n/i18n.ts';
import { useAbility } from '../../session/guards/ability.ts';
import { SUBJECT_OF_TEMPLATE } from '../../session/subjects.ts';

async function loadReminders() {
  const [{ ReminderToasts }] = await Promise.all([
    import('../../features/calendar/reminders/ReminderToasts.tsx'),
    loadTexts('calendar'),
  ]);
  return { ReminderToasts };
}

/** Reminds of events on every page, those who may read the calendar. */
export function Reminders() {
  const mayRead = useAbility().can('read', SUBJECT_OF_TEMPLATE);
  return mayRead && <OnDemand load={loadReminders}>{({ ReminderToasts }) => <ReminderToasts />}</OnDemand>;
}
