import { notify } from '@embarque/design-system';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDay, formatDayAndTime } from '../../../i18n/format.ts';
import { useOutbox } from '../../../outbox/react/OutboxProvider.tsx';
import { paths } from '../../../paths.ts';
import { useUserStorage } from '../../../session/storage/useUserStorage.ts';
import { CALENDARS } from '../model/calendar.state.ts';
import { loadEvents } from '../server/calendar.api.ts';
import { calendarOutbox } from '../server/calendar.outbox.ts';
import type { DueReminder } from './reminder.due.ts';
import { hrefOfReminder } from './reminder.items.ts';
import { storedReminders } from './reminder.storage.ts';
import { watchReminders } from './reminder.watch.ts';

/** More reminders at once than these are counted in one toast; the bell lists them. */
const MOST_TOASTS = 3;

/** Reminds of events on every page, as long as the page is open. */
export function ReminderToasts() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { actor } = useOutbox();
  const storage = useUserStorage();

  const remind = useEffectEvent((due: readonly DueReminder[]) => {
    if (due.length > MOST_TOASTS) {
      const count = due.length;
      notify.info(t`${plural(count, { one: '# event reminder', other: '# event reminders' })}`, {
        durationMs: Infinity,
        action: { label: t`Open calendar`, onPress: () => void navigate(paths.calendar) },
      });
      return;
    }
    for (const reminder of due) {
      const { title, start, allDay } = reminder;
      const when = allDay ? formatDay(new Date(`${start}T12:00`)) : formatDayAndTime(new Date(start));
      notify.info(t`${title}, ${when}`, {
        title: t({ message: 'Reminder', context: 'event' }),
        durationMs: Infinity,
        action: { label: t`Open event`, onPress: () => void navigate(hrefOfReminder(reminder)) },
      });
    }
  });

  useEffect(() => {
    const watch = watchReminders({
      load: (signal) => loadEvents({ calendars: CALENDARS }, signal, { isQuiet: true }),
      stored: storedReminders.in(storage),
      onDue: (due) => remind(due),
    });
    const confirmed = actor.on('confirmed', ({ entry }) => entry.feature === calendarOutbox.name && watch.reload());
    return () => {
      confirmed.unsubscribe();
      watch.stop();
    };
  }, [actor, storage]);

  return null;
}
