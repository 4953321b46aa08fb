import { type ComponentPropsWithRef, useId, useState } from 'react';
import { styled } from 'styled-components';
import { tabular } from '../../../theme/tabular.ts';
import { Affix, Input } from '../../field/Control.styles.ts';
import { ControlBox } from '../../field/ControlBox.tsx';
import { type FieldProps, type FieldOwnProps, splitFieldProps } from '../../field/field-props.ts';
import { FieldFrame } from '../../field/FieldFrame.tsx';
import { useAdjustment } from '../../adjustment/useAdjustment.ts';
import { decimalsOf } from '../../../lib/money/decimals-of.ts';
import { useTypedSign } from '../../../lib/numbers/decimal-sign.ts';
import { twoReadingsOf } from '../../../lib/numbers/two-readings.ts';
import { useNumberMessages } from '../../../lib/numbers/useNumberMessages.ts';
import { amountReading, currencySign, figuresOfAmount, formatAmount, formatPrice, parseAmount } from './money.ts';
import { adjustmentOf } from './reading/adjustment.ts';

type NativeProps = Omit<
  ComponentPropsWithRef<'input'>,
  FieldOwnProps | 'type' | 'prefix' | 'children' | 'value' | 'defaultValue' | 'onChange'
>;

export interface MoneyFieldProps extends FieldProps, NativeProps {
  /** The currency's code, such as `BRL`. */
  currency: string;
  /** The amount, when its owner keeps it; `null` for none. */
  value?: number | null;
  /** The amount at first, when the field keeps it. */
  defaultValue?: number;
  /** Called while typing with what was typed so far, `null` when it is no amount. */
  onChange?: (change: { value: number | null }) => void;
}

/**
 * Asks for an amount of money, typed as people write it, with comma or point; left, it shows the amount as all numbers
 * are shown, in Portuguese, and says when it had to be rounded. What is no amount stays as typed, with an error. Ref and rest go to the native input; a form gets a plain number.
 *
 * ## What it takes
 *
 * - Amounts with comma or point, groups, signs and currencies, as listed below.
 * - The comma is the decimal sign: `8,165` is 8,17. A point groups where three digits follow. Where page and browser write decimals
 *   with a point, `8.165` could be two amounts: the field takes neither and asks.
 * - More decimals than the currency has are rounded when the field is left, and the field says to what.
 * - What is no amount stays as it was typed, as an error.
 */
export function MoneyField({
  currency,
  value,
  defaultValue,
  onChange,
  onBlur,
  onKeyDown,
  name,
  ...props
}: MoneyFieldProps) {
  const { field, size, rest } = splitFieldProps(props);
  const [isLeft, setLeft] = useState(false);
  const { note, setAdjustment } = useAdjustment();
  const signId = useId();
  const format = (amount: number | null) => (amount === null ? '' : formatAmount(amount, currency));
  const [typed, setTyped] = useState(() => format(value ?? defaultValue ?? null));
  const typedSign = useTypedSign();
  const messages = useNumberMessages();
  const typedAmount = parseAmount(typed, currency, typedSign);
  // The typed text stays as long as it means the owner's value.
  const isKept = value === undefined || value === typedAmount;
  const amount = isKept ? typedAmount : value;

  const commit = () => {
    setLeft(true);
    if (amount === null) return;
    const formatted = format(amount);
    if (isKept && typed !== formatted) {
      const [figures = '', taken = ''] = [typed, formatted].map((text) => figuresOfAmount(text, currency, typedSign));
      setAdjustment(adjustmentOf({ typed: figures, taken, write: (number) => formatPrice(number, currency) }));
    }
    setTyped(formatted);
  };
  const isUnreadable = isLeft && isKept && amount === null && typed.trim() !== '';
  const either = twoReadingsOf(typed, amountReading(currency, typedSign), decimalsOf(currency));

  return (
    <FieldFrame
      {...field}
      errorMessage={field.errorMessage ?? (isUnreadable && (either ? messages.either(either) : messages.unreadable))}
      note={isKept && note}
      describedBy={signId}
    >
      {(control) => (
        <ControlBox size={size}>
          <Affix id={signId}>
            <bdi dir="ltr">{currencySign(currency)}</bdi>
          </Affix>
          <Amount
            autoComplete="off"
            {...rest}
            {...control}
            inputMode="decimal"
            value={isKept ? typed : format(value)}
            onChange={({ target }) => {
              setLeft(false);
              setAdjustment(undefined);
              setTyped(target.value);
              onChange?.({ value: parseAmount(target.value, currency, typedSign) });
            }}
            onBlur={(event) => {
              onBlur?.(event);
              commit();
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (event.key === 'Enter') commit();
            }}
          />
          {name && <input type="hidden" name={name} value={amount ?? ''} disabled={field.isDisabled} />}
        </ControlBox>
      )}
    </FieldFrame>
  );
}

const Amount = styled(Input)`
  ${tabular}
`;
