import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { NumberNotation } from './number-notation.ts';

/** Why a number is not what was typed or pasted. */
export interface NumberMistake {
  kind: 'unreadable' | 'too small' | 'too great' | 'rounded';
  /** The number that stands there in its place, if any. */
  taken?: number | undefined;
}

interface Limits {
  min: number | undefined;
  max: number | undefined;
}

/** The mistake in a number that was typed: whatever the field makes of it is told. */
export function mistakeIn(number: number | null, notation: NumberNotation, { min, max }: Limits) {
  if (number === null) return { kind: 'unreadable' } satisfies NumberMistake;
  if (min !== undefined && number < min) return { kind: 'too small', taken: min } satisfies NumberMistake;
  if (max !== undefined && number > max) return { kind: 'too great', taken: max } satisfies NumberMistake;
  const rounded = notation.read(notation.write(number), number);
  return rounded === null || rounded === number
    ? undefined
    : ({ kind: 'rounded', taken: rounded } satisfies NumberMistake);
}

/** Says what became of a number that could not be taken, until there is another one. */
export function useNumberMistake(notation: NumberNotation) {
  const { t } = useLingui();
  const [mistake, setMistake] = useState<NumberMistake>();
  const taken = mistake?.taken === undefined ? '' : notation.write(mistake.taken);

  const say = (): string | undefined => {
    switch (mistake?.kind) {
      case 'unreadable':
        return t`This is no number.`;
      case 'too small':
        return t`The least is ${taken}.`;
      case 'too great':
        return t`The greatest is ${taken}.`;
      case 'rounded':
        return t`Rounded to ${taken}.`;
      case undefined:
        return undefined;
    }
  };
  /** Another number resolves it; the one that took the place of what was typed does not. */
  const onNumber = (number: number) => setMistake((before) => (before?.taken === number ? before : undefined));
  return { message: say(), setMistake, onNumber };
}
