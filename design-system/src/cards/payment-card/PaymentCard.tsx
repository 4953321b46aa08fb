import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { Alert } from '../../components/alerts/Alert.tsx';
import { FormError } from '../../components/alerts/FormError.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { TextField } from '../../forms/elements/input/TextField.tsx';
import { MaskField } from '../../forms/elements/input-mask/MaskField.tsx';
import { cardMask, expiryMask } from '../../forms/elements/input-mask/masks/card-masks.ts';
import { useMaskMessages } from '../../forms/elements/input-mask/useMaskMessages.ts';
import { patternMask } from '../../forms/elements/input-mask/masks/pattern-mask.ts';
import { Form } from '../../forms/layout/form-layout/Form.tsx';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { Card, type CardProps } from '../card/Card.tsx';
import type { PaymentDetails, PaymentField, PaymentMistake } from './check-payment.ts';
import { Amount } from './PaymentCard.styles.ts';
import { usePayment } from './usePayment.ts';

export interface PaymentCardProps extends Omit<CardProps, 'actions' | 'footer' | 'children'> {
  /** How much is to be paid. */
  amount: number;
  /**
   * The currency of the amount.
   * @default 'BRL'
   */
  currency?: string;
  /** Pays. The fields stay as they are while that is under way, and when the promise is rejected. */
  onPay: (payment: PaymentDetails & { amount: number }) => Promise<unknown>;
}

const card = cardMask();
const monthAndYear = expiryMask();
const code = patternMask('0000');

/** Takes one payment by card: it groups the figures, finds slips of the finger, and says when the money has gone. */
export function PaymentCard({ amount, currency = 'BRL', onPay, ...rest }: PaymentCardProps) {
  const { t } = useLingui();
  const formatValue = useNumberFormat(useMemo(() => ({ style: 'currency', currency }) as const, [currency]));
  const formatted = formatValue(amount);
  const { details, mistakes, state, change, form } = usePayment((payment) => onPay({ ...payment, amount }));
  const messageOf = useMistakeMessages(mistakes);
  const masked = (field: PaymentField) => ({
    value: details[field],
    errorMessage: messageOf(field),
    isRequired: true,
    // With what was left out, a number is too long: it must not go on without its end.
    onChange: ({ value, leftOut = '' }: { value: string; leftOut?: string }) => change(field, value + leftOut),
  });

  return (
    <Card {...rest} actions={<Amount>{formatted}</Amount>}>
      <Form {...form}>
        <MaskField
          {...masked('number')}
          mask={card}
          label={t`Card number`}
          description={t`As on the card.`}
          autoComplete="cc-number"
        />
        <Grid gap="l" minCell="7rem" lastRow="stretch">
          <MaskField
            {...masked('expiry')}
            mask={monthAndYear}
            label={t`Expiry date`}
            description={t`Month and year, such as 09/28.`}
            autoComplete="cc-exp"
          />
          <MaskField
            {...masked('cvv')}
            mask={code}
            label={t`CVV`}
            description={t`3 or 4 digits.`}
            autoComplete="cc-csc"
          />
        </Grid>
        <TextField
          label={t`Name on the card`}
          autoComplete="cc-name"
          isRequired
          value={details.name}
          errorMessage={messageOf('name')}
          onChange={({ currentTarget }) => change('name', currentTarget.value)}
        />
        <Button type="submit" width="full" isBusy={state === 'paying'}>
          <Trans>Make Payment</Trans>
        </Button>
        <FormError>{state === 'failed' && <Trans>Payment failed. You weren't charged. Try again.</Trans>}</FormError>
        {state === 'paid' && (
          <Alert tone="success">
            <Trans>{formatted} paid</Trans>
          </Alert>
        )}
      </Form>
    </Card>
  );
}

function useMistakeMessages(mistakes: Partial<Record<PaymentField, PaymentMistake>>) {
  const { t } = useLingui();
  const masks = useMaskMessages();
  const malformed: Partial<Record<PaymentField, string>> = {
    number: masks['card number'],
    expiry: masks.expiry,
    cvv: t`Enter all digits on the back of the card.`,
  };
  return (field: PaymentField): string | undefined => {
    switch (mistakes[field]) {
      case 'missing':
        return t`This field is required.`;
      case 'expired':
        return masks['expired card'];
      case 'month':
        return masks.month;
      case 'malformed':
        return malformed[field];
      default:
        return undefined;
    }
  };
}
