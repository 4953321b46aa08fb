import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import {
  checkPayment,
  type PaymentDetails,
  type PaymentField,
  type PaymentMistake,
} from '../../cards/payment-card/check-payment.ts';
import { focusFirstMistake } from '../../lib/focus/focus-first-mistake.ts';
import { useMaskMessages } from '../../forms/elements/input-mask/useMaskMessages.ts';

interface CardFormOptions {
  edited: Pick<PaymentDetails, 'name' | 'expiry'> | undefined;
  onSubmit: (card: PaymentDetails & { isSaved: boolean }) => void;
}

type Mistakes = Partial<Record<PaymentField, PaymentMistake>>;

/** The fields of a card: mistakes show when it is sent, and focus goes to the first of them. */
export function useCardForm({ edited, onSubmit }: CardFormOptions) {
  const first = { number: '', cvv: '', name: '', expiry: '', isSaved: true, ...edited };
  const [card, setCard] = useState(first);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const messageOf = useMessages(mistakes);

  return {
    card,
    messageOf,
    change: (change: Partial<typeof card>) => {
      setCard((before) => ({ ...before, ...change }));
      setMistakes((before) => without(before, Object.keys(change)));
    },
    reset: () => {
      setCard(first);
      setMistakes({});
    },
    form: {
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const all = checkPayment(card, new Date());
        const found = edited ? without(all, ['number', 'cvv']) : all;
        setMistakes(found);
        focusFirstMistake(event.currentTarget);
        if (Object.keys(found).length === 0) onSubmit(card);
      },
    },
  };
}

const without = (mistakes: Mistakes, names: readonly string[]): Mistakes =>
  Object.fromEntries(Object.entries(mistakes).filter(([name]) => !names.includes(name)));

function useMessages(mistakes: Mistakes) {
  const { t } = useLingui();
  const masks = useMaskMessages();
  const malformed: Record<PaymentField, string> = {
    number: masks['card number'],
    expiry: masks.expiry,
    cvv: t`Enter all digits of the code.`,
    name: t`This field is required.`,
  };
  return (field: PaymentField): string | undefined => {
    const mistake = mistakes[field];
    if (mistake === 'missing') return t`This field is required.`;
    if (mistake === 'expired') return masks['expired card'];
    if (mistake === 'month') return masks.month;
    return mistake && malformed[field];
  };
}
