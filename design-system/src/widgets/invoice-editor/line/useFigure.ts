import { type ChangeEvent, useState } from 'react';
import { useAdjustment } from '../../../forms/adjustment/useAdjustment.ts';
import { useTypedSign } from '../../../lib/numbers/decimal-sign.ts';
import { useNumberMessages } from '../../../lib/numbers/useNumberMessages.ts';
import { eitherFigure, type FigureKind, formatFigure, isFigureText, readFigure, roundingOf } from '../model/figures.ts';

interface FigureOptions {
  value: number | null;
  kind: FigureKind;
  /** The value of an emptied field. */
  empty: 0 | null;
  onChange: (value: number | null) => void;
}

/** The text of a figure, with what its field says about it. */
export function useFigure({ value, kind, empty, onChange }: FigureOptions) {
  const typedSign = useTypedSign();
  const messages = useNumberMessages();
  const { note, setAdjustment } = useAdjustment();
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  // Another value of the owner has nothing to do with the note.
  const [noted, setNoted] = useState<number | null>(null);

  const read = (text: string) => readFigure(text, kind, { typedSign }) ?? empty;
  // The typed text stays as long as it means the owner's value.
  const isKept = typed !== undefined && read(typed) === value;
  const isUnread = isKept && typed.trim() !== '' && readFigure(typed, kind, { typedSign }) === null;
  const either = isUnread ? eitherFigure(typed, kind, { typedSign }) : undefined;

  return {
    typed,
    isLeft,
    note: noted === value ? note : undefined,
    errorMessage: isUnread ? (either ? messages.either(either) : messages.unreadable) : undefined,
    input: {
      value: isKept ? typed : formatFigure(value, kind),
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        if (!isFigureText(target.value, kind)) {
          const put = nativeEvent instanceof InputEvent ? nativeEvent.data : null;
          setNoted(value);
          return setAdjustment({ kind: 'left out', text: put ?? target.value });
        }
        const next = read(target.value);
        setLeft(false);
        setAdjustment(undefined);
        setTyped(target.value);
        if (next !== value) onChange(next);
      },
      onBlur: () => {
        setLeft(true);
        if (value === null || isUnread) return;
        const rounding = isKept && roundingOf(typed, kind, { typedSign });
        if (rounding) {
          setNoted(value);
          setAdjustment(rounding);
        }
        setTyped(undefined);
      },
    },
  };
}
