import { saveFile } from '@embarque/design-system';
import type { CalendarEvent } from '../model/calendar.state.ts';

/** Saves events as an iCalendar file; no system takes some signs in the name of a file. */
export async function saveEvents(events: readonly CalendarEvent[], name: string): Promise<void> {
  const { toIcal } = await import('./ical.write.ts');
  const fileName = `${name.replaceAll(/[\\/:*?"<>|]/g, '-').trim() || 'calendar'}.ics`;
  saveFile(new Blob([toIcal(events, new Date())], { type: 'text/calendar;charset=utf-8' }), fileName);
}
