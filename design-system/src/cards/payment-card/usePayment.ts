import { type FormEvent, useEffect, useRef, useState } from 'react';
import { checkPayment, type PaymentDetails, type PaymentField, type PaymentMistake } from './check-payment.ts';

const nothing: PaymentDetails = { number: '', expiry: '', cvv: '', name: '' };

export type PaymentState = 'asking' | 'paying' | 'paid' | 'failed';

/** The four fields of a payment: nothing is refused before it is sent, and focus goes to the first mistake then. */
export function usePayment(onPay: (details: PaymentDetails) => Promise<unknown>) {
  const form = useRef<HTMLFormElement>(null);
  const [details, setDetails] = useState(nothing);
  const [mistakes, setMistakes] = useState<Partial<Record<PaymentField, PaymentMistake>>>({});
  const [state, setState] = useState<PaymentState>('asking');
  const [sent, setSent] = useState(0);

  useEffect(() => {
    if (sent > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [sent]);

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
    setSent((times) => times + 1);
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
