import type { CalendarKind } from '@embarque/design-system/calendar';
import type { CalendarName } from '@embarque/mocks/calendar/contract';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { CALENDARS } from './model/calendar.state.ts';

const KINDS: Record<CalendarName, { label: MessageDescriptor; tone: CalendarKind['tone'] }> = {
  Personal: { label: msg`Personal`, tone: 'danger' },
  Business: { label: msg({ message: 'Business', context: 'calendar' }), tone: 'primary' },
  Family: { label: msg({ message: 'Family', context: 'calendar' }), tone: 'warning' },
  Holiday: { label: msg({ message: 'Holiday', context: 'calendar' }), tone: 'success' },
  ETC: { label: msg({ message: 'ETC', context: 'calendar' }), tone: 'info' },
};

/** A calendar, named in the language of the texts. */
export interface NamedCalendar extends CalendarKind {
  id: CalendarName;
}

/** The calendars as people see them, in the order of the filter; the same list until the language changes. */
export function useCalendars(): readonly NamedCalendar[] {
  const { i18n } = useLingui();
  const { locale } = i18n;
  return useMemo(() => namedIn(i18n, locale), [i18n, locale]);
}

const namedIn = (i18n: I18n, _locale: string): readonly NamedCalendar[] =>
  CALENDARS.map((id) => ({ id, label: i18n._(KINDS[id].label), tone: KINDS[id].tone }));
