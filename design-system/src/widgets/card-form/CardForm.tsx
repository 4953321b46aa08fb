import { Trans } from '@lingui/react/macro';
import type { ComponentPropsWithRef } from 'react';
import type { PaymentDetails, PaymentField } from '../../cards/payment-card/check-payment.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { Switch } from '../../forms/elements/switch/Switch.tsx';
import { Form, FormActions } from '../../forms/layout/form-layout/Form.tsx';
import { CardFields } from './CardFields.tsx';
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

/** Asks for a payment card: its brand shows as soon as the first digits tell it, and slips are found before it is sent. */
export function CardForm({ edited, hasSave = false, isBusy = false, onSubmit, onCancel, ...rest }: CardFormProps) {
  const { card, messageOf, change, reset, form } = useCardForm({ edited, onSubmit });
  const fieldOf = (name: PaymentField) => ({
    value: card[name],
    errorMessage: messageOf(name),
    onChange: ({ value }: { value: string }) => change({ [name]: value }),
  });

  return (
    <Form {...rest} {...form}>
      <CardFields fieldOf={fieldOf} isEdited={edited !== undefined} />
      {hasSave && (
        <Switch checked={card.isSaved} onChange={({ target }) => change({ isSaved: target.checked })}>
          <Trans>Save this card for later payments</Trans>
        </Switch>
      )}
      <FormActions>
        <Button type="submit" isBusy={isBusy}>
          {edited ? <Trans>Save card</Trans> : <Trans>Add card</Trans>}
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
