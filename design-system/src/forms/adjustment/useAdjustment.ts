import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

/** The difference between what was typed or pasted and what the field made of it. */
export type Adjustment =
  | { kind: 'rounded' | 'nearest'; taken: string }
  | { kind: 'left out'; text: string }
  | { kind: 'wrong length'; length: number; pasted: number }
  | { kind: 'no room'; length: number; joined: number };

/** The note of a field that takes something else than what was typed or pasted; its owner clears it with the next edit. */
export function useAdjustment() {
  const { t } = useLingui();
  const [adjustment, setAdjustment] = useState<Adjustment>();

  const describe = (): string | undefined => {
    switch (adjustment?.kind) {
      case 'rounded':
        return t`Rounded to ${{ taken: adjustment.taken }}.`;
      case 'nearest':
        return t`Changed to ${{ taken: adjustment.taken }}, the nearest allowed value.`;
      case 'left out':
        return t`Not added, because it doesn't fit: ${{ leftOut: adjustment.text }}.`;
      case 'wrong length': {
        const { length, pasted } = adjustment;
        return t`${plural(length, { one: 'The code has # digit.', other: 'The code has # digits.' })} ${plural(pasted, { 0: 'The pasted text has none.', other: 'The pasted text has #.' })}`;
      }
      case 'no room': {
        const { length, joined } = adjustment;
        return t`${plural(length, { one: 'The code has # digit.', other: 'The code has # digits.' })} With the pasted text there would be ${joined}.`;
      }
      case undefined:
        return undefined;
    }
  };
  return { note: describe(), setAdjustment };
}
