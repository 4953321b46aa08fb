import { useRef, useState } from 'react';
import { useNumberMessages } from '../../../lib/numbers/useNumberMessages.ts';
import { useAdjustment } from '../../adjustment/useAdjustment.ts';
import type { NumberNotation } from './number-notation.ts';
import { adjustmentOf } from './reading/adjustment.ts';

/** Changes of a number field's text that are more than a number taken as it is. */
export type NumberEvent =
  | { type: 'edited' }
  /** The number that stands there stays. */
  | { type: 'unreadable'; text: string; standing: number | null }
  /** A key that belongs to no number does nothing. */
  | { type: 'refused'; text: string }
  /** The text that was typed, and the number that stood there before. */
  | { type: 'committed'; text: string; before: number | null };

/** The field's message about a text that it could not take as it was typed or pasted, until the next edit. */
export function useNumberMistake(notation: NumberNotation) {
  const messages = useNumberMessages();
  const { note, setAdjustment } = useAdjustment();
  const [unreadable, setUnreadable] = useState<{ text: string; standing: number | null }>();
  const reported = useRef<number | null>(undefined);

  const onCommit = (text: string, before: number | null) => {
    const taken = reported.current === undefined ? before : reported.current;
    const figures = notation.figuresOf(text);
    if (figures === undefined) setUnreadable({ text, standing: taken });
    const adjustment = figures !== undefined && taken !== null && adjustmentIn(figures, taken, notation);
    if (adjustment) setAdjustment(adjustment);
  };
  const onEvent = (event: NumberEvent) => {
    if (event.type === 'refused') return setAdjustment({ kind: 'left out', text: event.text });
    if (event.type === 'committed') return onCommit(event.text, event.before);
    setAdjustment(undefined);
    reported.current = undefined;
    setUnreadable(event.type === 'unreadable' ? event : undefined);
  };
  /** Another number resolves it. */
  const onNumber = (number: number) => {
    reported.current = Number.isNaN(number) ? null : number;
    setAdjustment(undefined);
    setUnreadable((before) => (before?.standing === number ? before : undefined));
  };
  const either = unreadable && notation.twoReadingsOf(unreadable.text);
  const errorMessage = unreadable && (either ? messages.either(either) : messages.unreadable);
  return { errorMessage, note, onEvent, onNumber };
}

function adjustmentIn(figures: string, number: number, notation: NumberNotation) {
  const taken = notation.figuresOf(notation.formatForEditing(number)) ?? '';
  const write = (percent: number) => notation.write(notation.isPercent ? percent / 100 : percent);
  return adjustmentOf({ typed: figures, taken, write });
}
