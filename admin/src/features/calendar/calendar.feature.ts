import { msg } from '@lingui/core/macro';
import { Calendar, CalendarPlus } from 'lucide-react';
import { defineFeature } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';

export default defineFeature({
  title: msg`Calendar`,
  menu: { in: 'apps', order: 40, icon: Calendar },
  texts: 'calendar',
  mocks: ['calendar'],
  pages: [
    {
      path: paths.calendar,
      isPreloaded: true,
      load: async () => (await import('./CalendarPage.tsx')).CalendarPage,
    },
  ],
  shortcuts: async () => (await import('./calendar.shortcuts.ts')).listedShortcuts,
  search: {
    source: async () => (await import('./calendar.search.ts')).calendarSearch,
    commands: [{ label: msg`New event`, icon: CalendarPlus, href: `${paths.calendar}?new=event` }],
  },
});
