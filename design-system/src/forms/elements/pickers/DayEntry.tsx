import { type ReactNode, use, useLayoutEffect, useMemo, useRef } from 'react';
import { DateField, DateFieldStateContext } from 'react-aria-components/DateField';
import { TimeField, TimeFieldStateContext } from 'react-aria-components/TimeField';
import type { ControlProps } from '../../field/FieldFrame.tsx';
import { onDay, readDay, readMoment, readPasted, readPastedTime, readTime, write } from './dates.ts';
import { Part, Parts, Whole } from './Entry.styles.ts';
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
  const takeOver = (text: string) => {
    const day = readPasted(text);
    if (day === null) return onLeave({ kind: 'no date' });
    if (precision === 'day') return onChange(day.slice(0, 10));
    return onChange(day.includes('T') ? day : onDay(value, day));
  };
  return (
    <Pasted control={rest.control} onPaste={takeOver}>
      <DateField
        {...entryProps(rest)}
        granularity={precision}
        hourCycle={24}
        shouldForceLeadingZeros
        value={date}
        onChange={(next) => onChange(write(next))}
        onBlur={() => onLeave(mistakeIn(typed.current))}
      >
        <Typed onChange={(parts) => (typed.current = parts)} />
        <Parts>{(segment) => <Part segment={segment} />}</Parts>
      </DateField>
    </Pasted>
  );
}

/** The hour and the minute, each typed or stepped by itself. */
export function TimeEntry({ value, onChange, onLeave, ...rest }: EntryProps) {
  const time = useMemo(() => readTime(value), [value]);
  const typed = useRef<readonly TypedPart[]>([]);
  const takeOver = (text: string) => {
    const pasted = readPastedTime(text);
    if (pasted === null) onLeave({ kind: 'no date' });
    else onChange(pasted);
  };
  return (
    <Pasted control={rest.control} onPaste={takeOver}>
      <TimeField
        {...entryProps(rest)}
        hourCycle={24}
        shouldForceLeadingZeros
        value={time}
        onChange={(next) => onChange(write(next))}
        onBlur={() => onLeave(mistakeIn(typed.current))}
      >
        <Typed onChange={(parts) => (typed.current = parts)} />
        <Parts>{(segment) => <Part segment={segment} />}</Parts>
      </TimeField>
    </Pasted>
  );
}

interface PastedProps extends Pick<EntryProps, 'control'> {
  /** Called with what was copied elsewhere, whichever part it was put into. */
  onPaste: (text: string) => void;
  children: ReactNode;
}

/** What is pasted replaces all parts at once; alone they would take the digits of their own. */
function Pasted({ control, onPaste, children }: PastedProps) {
  return (
    <Whole
      onPaste={(event) => {
        event.preventDefault();
        if (!control.disabled && !control.readOnly) onPaste(event.clipboardData.getData('text'));
      }}
    >
      {children}
    </Whole>
  );
}

/** Tells what stands in the parts: the value does not say it while a day is half typed or impossible. */
function Typed({ onChange }: { onChange: (parts: readonly TypedPart[]) => void }) {
  const day = use(DateFieldStateContext);
  const time = use(TimeFieldStateContext);
  useLayoutEffect(() => {
    onChange((day ?? time)?.segments ?? []);
  });
  return null;
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
