import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef } from 'react';
import type { PaymentDetails } from '../../cards/payment-card/check-payment.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { MaskField } from '../../forms/elements/input-mask/MaskField.tsx';
import { cardMask, expiryMask, patternMask } from '../../forms/elements/input-mask/masks.ts';
import { TextField } from '../../forms/elements/input/TextField.tsx';
import { Switch } from '../../forms/elements/switch/Switch.tsx';
import { Form, FormActions } from '../../forms/layout/form-layout/Form.tsx';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { cardBrandOf } from './card-brand.ts';
import { CardBrandMark } from './CardBrandMark.tsx';
import { useCardForm } from './useCardForm.ts';

/** A card as it was typed; of a card that is edited, the number and the code stay empty. */
export interface TypedCard extends PaymentDetails {
  /** Whether it is to be kept for later payments. */
  isSaved: boolean;
}

export interface CardFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit' | 'onReset'> {
  /** The name and the expiry date of a card that is edited. Its number is not asked for: it stays as it is. */
  edited?: Pick<PaymentDetails, 'name' | 'expiry'>;
  /**
   * Whether it asks to keep the card for later payments.
   * @default false
   */
  hasSave?: boolean;
  /**
   * Whether the card is being sent.
   * @default false
   */
  isBusy?: boolean;
  /** Called with a card in which no mistake was found. */
  onSubmit: (card: TypedCard) => void;
  /** Called after the fields were emptied by "Cancel". */
  onCancel?: () => void;
}

const numberMask = cardMask();
const monthAndYear = expiryMask();
const codes = { three: patternMask('000'), four: patternMask('0000') };

/** Asks for a payment card: its brand shows as soon as the first digits tell it, and slips are found before it is sent. */
export function CardForm({ edited, hasSave = false, isBusy = false, onSubmit, onCancel, ...rest }: CardFormProps) {
  const { t } = useLingui();
  const { card, messageOf, change, reset, form } = useCardForm({ edited, onSubmit });
  const brand = cardBrandOf(card.number);
  const field = (name: keyof PaymentDetails) => ({
    value: card[name],
    errorMessage: messageOf(name),
    isRequired: true,
  });
  const masked = (name: keyof PaymentDetails) => ({
    ...field(name),
    // With what was left out, a number is too long: it must not go on without its end.
    onChange: ({ value, leftOut = '' }: { value: string; leftOut?: string }) => change({ [name]: value + leftOut }),
  });

  return (
    <Form {...rest} {...form}>
      {!edited && (
        <MaskField
          {...masked('number')}
          mask={numberMask}
          label={t`Card number`}
          description={t`As on the card.`}
          autoComplete="cc-number"
          suffix={brand && <CardBrandMark brand={brand} />}
        />
      )}
      <TextField
        {...field('name')}
        label={t`Name on the card`}
        autoComplete="cc-name"
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <Grid gap="l" minCell="7rem" lastRow="stretch">
        <MaskField
          {...masked('expiry')}
          mask={monthAndYear}
          label={t`Expiry date`}
          description={t`Month and year, such as 09/28.`}
          autoComplete="cc-exp"
        />
        {!edited && (
          <MaskField
            {...masked('cvv')}
            mask={brand === 'amex' ? codes.four : codes.three}
            label={t`CVV`}
            description={brand === 'amex' ? t`4 digits on the front.` : t`3 digits on the back.`}
            autoComplete="cc-csc"
          />
        )}
      </Grid>
      {hasSave && (
        <Switch checked={card.isSaved} onChange={({ target }) => change({ isSaved: target.checked })}>
          <Trans>Save this card for later payments</Trans>
        </Switch>
      )}
      <FormActions>
        <Button type="submit" isBusy={isBusy}>
          {edited ? <Trans>Save card</Trans> : <Trans context="card">Submit</Trans>}
        </Button>
        <Button
          variant="outline"
          tone="secondary"
          onClick={() => {
            reset();
            onCancel?.();
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
      </FormActions>
    </Form>
  );
}
