import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { Count, Root, Step } from './Quantity.styles.ts';

export interface QuantityProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'role'> {
  /** The name of the quantity, for screen readers. */
  label: string;
  value: number;
  /** Called with one more or one less. */
  onChange: (change: { value: number }) => void;
  /** @default 1 */
  min?: number;
  /** @default 10 */
  max?: number;
}

/** How many of a thing, one more or one less at a time. It costs next to nothing, for lists; in forms, use `NumberField`. */
export function Quantity({ label, value, onChange, min = 1, max = 10, ...rest }: QuantityProps) {
  const { t } = useLingui();
  const formatValue = useNumberFormat(undefined);
  // A button at its end stays focusable: focus must not fall out of the list with the last press.
  const step = (by: 1 | -1) => {
    const next = Math.min(max, Math.max(min, value + by));
    if (next !== value) onChange({ value: next });
  };
  return (
    <Root {...rest} role="group" aria-label={label}>
      <Step type="button" aria-label={t`One less: ${label}`} aria-disabled={value <= min} onClick={() => step(-1)}>
        <Icon icon={Minus} />
      </Step>
      <Count role="status">{formatValue(value)}</Count>
      <Step type="button" aria-label={t`One more: ${label}`} aria-disabled={value >= max} onClick={() => step(1)}>
        <Icon icon={Plus} />
      </Step>
    </Root>
  );
}
