import { useMemo } from 'react';
import { DateField } from 'react-aria-components/DateField';
import { TimeField } from 'react-aria-components/TimeField';
import type { ControlProps } from '../../field/FieldFrame.tsx';
import { readDay, readMoment, readTime, write } from './dates.ts';
import { Part, Parts } from './Entry.styles.ts';

interface EntryProps {
  control: ControlProps;
  /** The ids of the words that name it. */
  labelledBy: string;
  value: string | null;
  onChange: (value: string | null) => void;
}

interface DayEntryProps extends EntryProps {
  /** Whether it asks for a day, or for a day and a time. */
  precision: 'day' | 'minute';
}

/** The parts of a day, or of a day and a time, each typed or stepped by itself. */
export function DayEntry({ precision, value, onChange, ...rest }: DayEntryProps) {
  // Kept while it says the same: what is half typed would be lost with each new one.
  const date = useMemo(() => (precision === 'day' ? readDay(value) : readMoment(value)), [precision, value]);
  return (
    <DateField
      {...entryProps(rest)}
      granularity={precision}
      hourCycle={24}
      shouldForceLeadingZeros
      value={date}
      onChange={(next) => onChange(write(next))}
    >
      <Parts>{(segment) => <Part segment={segment} />}</Parts>
    </DateField>
  );
}

/** The hour and the minute, each typed or stepped by itself. */
export function TimeEntry({ value, onChange, ...rest }: EntryProps) {
  const time = useMemo(() => readTime(value), [value]);
  return (
    <TimeField
      {...entryProps(rest)}
      hourCycle={24}
      shouldForceLeadingZeros
      value={time}
      onChange={(next) => onChange(write(next))}
    >
      <Parts>{(segment) => <Part segment={segment} />}</Parts>
    </TimeField>
  );
}

function entryProps({ control, labelledBy }: Pick<EntryProps, 'control' | 'labelledBy'>) {
  return {
    'data-entry': true,
    'aria-labelledby': labelledBy,
    'aria-describedby': control['aria-describedby'],
    isInvalid: control['aria-invalid'],
    isRequired: control.required,
    isDisabled: control.disabled,
    isReadOnly: control.readOnly,
    validationBehavior: 'aria' as const,
    // Words in other languages than the page's say which.
    lang: 'pt-BR',
  };
}
