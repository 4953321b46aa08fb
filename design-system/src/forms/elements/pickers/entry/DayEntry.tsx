import type { DateValue } from '@internationalized/date';
import { use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { DateField, DateFieldStateContext } from 'react-aria-components/DateField';
import { TimeField, TimeFieldStateContext } from 'react-aria-components/TimeField';
import type { ControlProps } from '../../../field/FieldFrame.tsx';
import { fullYear, onDay, readDay, readMoment, readTime, write } from '../dates/dates.ts';
import { type PastedDay, readPasted, readPastedDay, readPastedTime } from '../dates/read-pasted.ts';
import { Part, Parts, PasteTarget } from './Entry.styles.ts';
import { isShortYear, type Mistake, mistakeIn, type TypedPart } from './mistakes.ts';
import { useTypedParts } from './useTypedParts.ts';

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
  /** Takes a pasted text that means more than this entry asks for; whether it did. */
  takePasted?: (text: string) => boolean;
  /** Called with a pasted day that the entry has taken, and the time beside it that it has no room for. */
  onPaste?: (pasted: PastedDay) => void;
}

/** The parts of a day, or of a day and a time, each typed or stepped by itself. */
export function DayEntry({ precision, takePasted, onPaste, value, onChange, onLeave, ...rest }: DayEntryProps) {
  // Kept while it says the same: what is half typed would be lost with each new one.
  const date = useMemo(() => (precision === 'day' ? readDay(value) : readMoment(value)), [precision, value]);
  const typed = useRef<readonly TypedPart[]>([]);
  // While its year is typed, what stands there is not what it means.
  const [draft, setDraft] = useState<{ date: DateValue; meaning: string | null }>();
  const change = (next: DateValue | null) => {
    const meaning = next && write(withFullYear(next));
    setDraft(next && isShortYear(next.year) ? { date: next, meaning } : undefined);
    onChange(meaning);
  };
  const settle = () => draft && draft.meaning !== null && setDraft(undefined);
  const read = (text: string) => {
    if (precision === 'day') return readDay(readPastedDay(text)?.day);
    const pasted = readPasted(text);
    if (pasted === null) return null;
    return readMoment(pasted.includes('T') ? pasted : onDay(value, pasted));
  };
  return (
    <DateField
      {...entryProps(rest)}
      granularity={precision}
      hourCycle={24}
      shouldForceLeadingZeros
      value={draft && draft.meaning === value ? draft.date : date}
      onChange={change}
      onBlur={() => onLeave(mistakeIn(typed.current))}
    >
      <TypedParts
        onType={(parts) => (typed.current = parts)}
        onPartLeft={settle}
        read={read}
        takePasted={takePasted}
        onTaken={(text) => {
          const pasted = readPastedDay(text);
          if (pasted) onPaste?.(pasted);
        }}
        onMistake={onLeave}
      />
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
  onPartLeft?: () => void;
  takePasted?: ((text: string) => boolean) | undefined;
  /** Called with the text once its value stands there. */
  onTaken?: (text: string) => void;
}

/** The parts. What is pasted into any of them replaces them all. */
function TypedParts({ onType, read, onMistake, onPartLeft, takePasted, onTaken }: TypedPartsProps) {
  const day = use(DateFieldStateContext);
  const time = use(TimeFieldStateContext);
  const state = day ?? time;
  useLayoutEffect(() => {
    onType(state?.segments ?? []);
  });
  const target = useTypedParts();
  return (
    <PasteTarget
      ref={target}
      onBlur={onPartLeft}
      onPaste={(event) => {
        event.preventDefault();
        const text = event.clipboardData.getData('text');
        if (takePasted?.(text)) return;
        const date = read(text);
        if (!date) return onMistake({ kind: 'unreadable' });
        state?.setValue(date);
        onTaken?.(text);
      }}
    >
      <Parts>{(segment) => <Part segment={segment} />}</Parts>
    </PasteTarget>
  );
}

/** The date with the year that two digits mean. One of three digits means none yet. */
function withFullYear(date: DateValue): DateValue | null {
  const year = fullYear(date.year);
  return isShortYear(year) ? null : date.set({ year });
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
