import { type FormEvent, useRef, useState } from 'react';
import { focusFirstMistake } from '../../lib/focus/focus-first-mistake.ts';
import { checkPayment, type PaymentDetails, type PaymentField, type PaymentMistake } from './check-payment.ts';

const nothing: PaymentDetails = { number: '', expiry: '', cvv: '', name: '' };

export type PaymentState = 'asking' | 'paying' | 'paid' | 'failed';

/** The four fields of a payment: nothing is refused before it is sent, and focus goes to the first mistake then. */
export function usePayment(onPay: (details: PaymentDetails) => Promise<unknown>) {
  const form = useRef<HTMLFormElement>(null);
  const [details, setDetails] = useState(nothing);
  const [mistakes, setMistakes] = useState<Partial<Record<PaymentField, PaymentMistake>>>({});
  const [state, setState] = useState<PaymentState>('asking');

  const change = (field: PaymentField, value: string) => {
    setDetails((before) => ({ ...before, [field]: value }));
    setMistakes(({ [field]: _, ...others }) => others);
    setState('asking');
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (state === 'paying') return;
    const found = checkPayment(details, new Date());
    setMistakes(found);
    focusFirstMistake(form.current);
    if (Object.keys(found).length === 0) void pay();
  };
  const pay = async () => {
    setState('paying');
    try {
      await onPay(details);
      setDetails(nothing);
      setState('paid');
    } catch {
      setState('failed');
    }
  };
  return { details, mistakes, state, change, form: { ref: form, onSubmit: send } };
}
