import type { DateValue } from '@internationalized/date';
import { use, useLayoutEffect, useMemo, useRef } from 'react';
import { DateField, DateFieldStateContext } from 'react-aria-components/DateField';
import { TimeField, TimeFieldStateContext } from 'react-aria-components/TimeField';
import type { ControlProps } from '../../../field/FieldFrame.tsx';
import { onDay, readDay, readMoment, readPasted, readPastedTime, readTime, write } from '../dates/dates.ts';
import { Part, Parts, PasteTarget } from './Entry.styles.ts';
import { type Mistake, mistakeIn, type TypedPart } from './mistakes.ts';

interface EntryProps {
  control: ControlProps;
  /** The ids of the words that name it. */
  labelledBy: string;
  value: string | null;
  onChange: (value: string | null) => void;
  /** Called when focus leaves the parts, with what was wrong with them; after it, the nearest day stands there. */
  onLeave: (mistake: Mistake | undefined) => void;
}

interface DayEntryProps extends EntryProps {
  /** Whether it asks for a day, or for a day and a time. */
  precision: 'day' | 'minute';
}

/** The parts of a day, or of a day and a time, each typed or stepped by itself. */
export function DayEntry({ precision, value, onChange, onLeave, ...rest }: DayEntryProps) {
  // Kept while it says the same: what is half typed would be lost with each new one.
  const date = useMemo(() => (precision === 'day' ? readDay(value) : readMoment(value)), [precision, value]);
  const typed = useRef<readonly TypedPart[]>([]);
  const read = (text: string) => {
    const pasted = readPasted(text);
    if (pasted === null) return null;
    if (precision === 'day') return readDay(pasted.slice(0, 10));
    return readMoment(pasted.includes('T') ? pasted : onDay(value, pasted));
  };
  return (
    <DateField
      {...entryProps(rest)}
      granularity={precision}
      hourCycle={24}
      shouldForceLeadingZeros
      value={date}
      onChange={(next) => onChange(write(next))}
      onBlur={() => onLeave(mistakeIn(typed.current))}
    >
      <TypedParts onType={(parts) => (typed.current = parts)} read={read} onMistake={onLeave} />
    </DateField>
  );
}

/** The hour and the minute, each typed or stepped by itself. */
export function TimeEntry({ value, onChange, onLeave, ...rest }: EntryProps) {
  const time = useMemo(() => readTime(value), [value]);
  const typed = useRef<readonly TypedPart[]>([]);
  return (
    <TimeField
      {...entryProps(rest)}
      hourCycle={24}
      shouldForceLeadingZeros
      value={time}
      onChange={(next) => onChange(write(next))}
      onBlur={() => onLeave(mistakeIn(typed.current))}
    >
      <TypedParts onType={(parts) => (typed.current = parts)} read={readPastedTime} onMistake={onLeave} />
    </TimeField>
  );
}

interface TypedPartsProps {
  /** Tells what stands in the parts: the value does not say it while a day is half typed or impossible. */
  onType: (parts: readonly TypedPart[]) => void;
  /** Reads what was copied elsewhere; `null` for what cannot be read. */
  read: (text: string) => DateValue | null;
  onMistake: (mistake: Mistake) => void;
}

/** The parts. What is pasted into any of them replaces them all. */
function TypedParts({ onType, read, onMistake }: TypedPartsProps) {
  const day = use(DateFieldStateContext);
  const time = use(TimeFieldStateContext);
  const state = day ?? time;
  useLayoutEffect(() => {
    onType(state?.segments ?? []);
  });
  return (
    <PasteTarget
      onPaste={(event) => {
        event.preventDefault();
        const date = read(event.clipboardData.getData('text'));
        if (date) state?.setValue(date);
        else onMistake({ kind: 'unreadable' });
      }}
    >
      <Parts>{(segment) => <Part segment={segment} />}</Parts>
    </PasteTarget>
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
