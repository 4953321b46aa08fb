/** An iCalendar file for tests. */
export const fileWith = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');

/** The lines of an event in it. */
export const eventWith = (...lines: string[]) => [
  'BEGIN:VEVENT',
  'UID:a',
  'DTSTAMP:20270101T000000Z',
  ...lines,
  'END:VEVENT',
];
