import { useLingui } from '@lingui/react/macro';
import { type ComponentPropsWithRef, useId } from 'react';
import { Checkbox } from '../../forms/elements/checkbox/Checkbox.tsx';
import type { CalendarKind } from '../calendar/calendar.types.ts';
import { Count, Heading, Only, Root, Row, Rows } from './CalendarFilters.styles.ts';

export interface CalendarFiltersProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'onChange'> {
  /** The calendars that can be shown. */
  calendars: readonly CalendarKind[];
  /** The ids of those that are shown. */
  shown: readonly string[];
  /** Called with the ids of those that should be shown, in the order of the calendars. */
  onChange: (change: { shown: string[] }) => void;
  /** The number of events of each calendar in view, by id. */
  counts?: Readonly<Record<string, number>>;
}

/** Chooses which calendars an `EventCalendar` shows: each, all, none, or one alone. */
export function CalendarFilters({ calendars, shown, onChange, counts = {}, ...rest }: CalendarFiltersProps) {
  const { t } = useLingui();
  const titleId = useId();
  const isShown = (id: string) => shown.includes(id);
  const show = (wanted: (id: string) => boolean) =>
    onChange({ shown: calendars.map(({ id }) => id).filter((id) => wanted(id)) });
  const isAll = calendars.every(({ id }) => isShown(id));

  return (
    <Root aria-labelledby={titleId} {...rest}>
      <Heading id={titleId}>{t`Filter`}</Heading>
      <Rows>
        <Row>
          <Checkbox
            tone="dark"
            checked={isAll}
            isIndeterminate={!isAll && calendars.some(({ id }) => isShown(id))}
            onChange={() => show(() => !isAll)}
          >
            {t`View All`}
          </Checkbox>
        </Row>
        {calendars.map(({ id, label, tone }) => (
          <Row key={id}>
            <Checkbox
              tone={tone}
              checked={isShown(id)}
              onChange={() => show((each) => (each === id ? !isShown(id) : isShown(each)))}
            >
              {label}
            </Checkbox>
            <Only type="button" aria-label={t`Only ${label}`} onClick={() => show((each) => each === id)}>
              {t({ message: 'Only', context: 'this calendar' })}
            </Only>
            {counts[id] !== undefined && <Count>{counts[id]}</Count>}
          </Row>
        ))}
      </Rows>
    </Root>
  );
}
