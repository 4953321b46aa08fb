import { useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import type { PaymentField } from '../../cards/payment-card/check-payment.ts';
import { MaskField } from '../../forms/elements/input-mask/MaskField.tsx';
import { cardMask, expiryMask } from '../../forms/elements/input-mask/masks/card-masks.ts';
import { patternMask } from '../../forms/elements/input-mask/masks/pattern-mask.ts';
import { TextField } from '../../forms/elements/input/TextField.tsx';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { cardBrandOf } from './card-brand.ts';
import { CardBrandMark } from './CardBrandMark.tsx';

/** One field of a card, as its form keeps it. */
export interface CardField {
  value: string;
  /** Why the value cannot be sent. */
  errorMessage: ReactNode;
  onChange: (change: { value: string }) => void;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

export interface CardFieldsProps {
  /** Returns the field of the form around by its name. */
  fieldOf: (name: PaymentField) => CardField;
  /**
   * Whether number and code are left out, because the card is known.
   * @default false
   */
  isEdited?: boolean;
  /**
   * The help below the number.
   * @default "As on the card."
   */
  numberDescription?: ReactNode;
}

const numberMask = cardMask();
const monthAndYear = expiryMask();
const codes = { three: patternMask('000'), four: patternMask('0000') };

/** The fields of a payment card, for a form that sends it. The brand shows as soon as the first digits tell it. */
export function CardFields({ fieldOf, isEdited = false, numberDescription }: CardFieldsProps) {
  const { t } = useLingui();
  const number = fieldOf('number');
  const brand = cardBrandOf(number.value);
  const masked = ({ onChange, ...field }: CardField) => ({
    ...field,
    isRequired: true,
    // With what was left out, a number is too long: it must not go on without its end.
    onChange: ({ value, leftOut = '' }: { value: string; leftOut?: string }) => onChange({ value: value + leftOut }),
  });
  const { onChange, ...name } = fieldOf('name');

  return (
    <>
      {!isEdited && (
        <MaskField
          {...masked(number)}
          mask={numberMask}
          label={t`Card number`}
          description={numberDescription ?? t`As on the card.`}
          autoComplete="cc-number"
          suffix={brand && <CardBrandMark brand={brand} />}
        />
      )}
      <TextField
        {...name}
        isRequired
        label={t`Name on the card`}
        autoComplete="cc-name"
        onChange={({ currentTarget }) => onChange({ value: currentTarget.value })}
      />
      <Grid gap="l" minCell="7rem" lastRow="stretch">
        <MaskField
          {...masked(fieldOf('expiry'))}
          mask={monthAndYear}
          label={t`Expiry date`}
          description={t`Month and year, such as 09/28.`}
          autoComplete="cc-exp"
        />
        {!isEdited && (
          <MaskField
            {...masked(fieldOf('cvv'))}
            mask={brand === 'amex' ? codes.four : codes.three}
            label={t`CVV`}
            description={brand === 'amex' ? t`4 digits on the front.` : t`3 digits on the back.`}
            autoComplete="cc-csc"
          />
        )}
      </Grid>
    </>
  );
}
