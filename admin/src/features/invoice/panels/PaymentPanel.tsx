import { DatePicker, MoneyField, Select, TextArea, useToday } from '@embarque/design-system';
import { amountOfCents, centsOf } from '@embarque/design-system/money';
import type { InvoicePayment, PaymentMethod } from '@embarque/mocks/invoice/contract';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { FormPanel } from '../../../form-panel/FormPanel.tsx';
import { useFormPanel } from '../../../form-panel/useFormPanel.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { usePrincipal } from '../../../people/usePrincipal.ts';
import { totalsOf } from '../model/sheet-of.ts';
import { paymentIds } from '../server/invoice.calls.ts';
import type { InvoiceAnswer } from '../server/invoice.schema.ts';

export interface PaymentPanelProps {
  answer: InvoiceAnswer;
  onClose: () => void;
  onPay: (change: { payment: InvoicePayment }) => void;
}

const METHODS = ['Cash', 'Bank Transfer', 'Debit', 'Credit', 'Paypal'] as const satisfies readonly PaymentMethod[];

/** INV-08: a payment that came in. No more than the balance is taken. */
export function PaymentPanel({ answer, onClose, onPay }: PaymentPanelProps) {
  const { t } = useLingui();
  const { currency } = answer.document;
  const balance = amountOfCents(totalsOf(answer).balance, currency);
  const form = usePaymentForm(balance, currency);
  const { control, register } = form;
  const { errors } = form.formState;
  const idOf = usePaymentId(answer.invoice.id);
  const methods = useMethodLabels();
  const panel = useFormPanel({
    form,
    save: ({ amount, date, method, note }) => {
      const payment = { amount: centsOf(amount ?? 0, currency), date: date ?? '', method, note };
      onPay({ payment: { id: idOf(payment), ...payment } });
    },
    onSaved: onClose,
  });

  return (
    <FormPanel
      panel={panel}
      title={t`Add Payment`}
      submitLabel={<Trans context="payment">Send</Trans>}
      onClose={onClose}
    >
      <MoneyField label={t`Invoice balance`} currency={currency} value={balance} isReadOnly />
      <Controller
        control={control}
        name="amount"
        render={({ field: { onChange, ...field } }) => (
          <MoneyField
            {...field}
            onChange={({ value }) => onChange(value)}
            label={t`Payment amount`}
            currency={currency}
            isRequired
            errorMessage={errors.amount?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="date"
        render={({ field: { onChange, ...field } }) => (
          <DatePicker
            {...field}
            onChange={({ value }) => onChange(value)}
            label={t`Payment date`}
            isRequired
            errorMessage={errors.date?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="method"
        render={({ field: { onChange, ...field } }) => (
          <Select
            {...field}
            onChange={({ value }) => onChange(value)}
            label={t`Payment method`}
            options={METHODS.map((value) => ({ value, label: methods[value] }))}
          />
        )}
      />
      <TextArea {...register('note')} label={t({ message: 'Note', context: 'payment' })} rows={4} />
    </FormPanel>
  );
}

/** One id for the panel, so that Enter and a click together record one payment. */
function usePaymentId(invoiceId: number) {
  const { fullName } = usePrincipal();
  const [idOnce] = useState(() => {
    let id: string | undefined;
    return (...content: readonly unknown[]) => (id ??= paymentIds.idOf(...content));
  });
  return (payment: Omit<InvoicePayment, 'id'>) => idOnce(invoiceId, payment, fullName);
}

interface PaymentFields {
  amount: number | null;
  date: string | null;
  method: PaymentMethod;
  note: string;
}

function usePaymentForm(balance: number, currency: string) {
  const { t } = useLingui();
  const today = useToday();
  const most = formatMoney(balance, currency);
  return useForm<PaymentFields, unknown, PaymentFields>({
    defaultValues: { amount: balance, date: today, method: 'Bank Transfer', note: '' },
    resolver: standardSchemaResolver(
      v.object({
        amount: v.pipe(
          v.nullable(v.number()),
          v.number(t`Enter the amount that was paid.`),
          v.minValue(amountOfCents(1, currency), t`Enter an amount above zero.`),
          v.maxValue(balance, t`Enter at most ${most}, the balance due.`),
        ),
        date: v.pipe(v.nullable(v.string()), v.string(t`Enter the day of the payment.`)),
        method: v.picklist(METHODS),
        note: v.string(),
      }),
    ),
  });
}

function useMethodLabels(): Record<PaymentMethod, string> {
  const { t } = useLingui();
  return {
    Cash: t({ message: 'Cash', context: 'payment' }),
    'Bank Transfer': t`Bank transfer`,
    Debit: t({ message: 'Debit', context: 'payment' }),
    Credit: t({ message: 'Credit', context: 'payment' }),
    Paypal: 'PayPal',
  };
}
