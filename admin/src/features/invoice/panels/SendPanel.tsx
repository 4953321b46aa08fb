import { isEmailAddress } from '@embarque/design-system/email-address';
import { Badge, TextArea, TextField } from '@embarque/design-system';
import { amountOfCents } from '@embarque/design-system/money';
import type { SendInvoicesRequest } from '@embarque/mocks/invoice/contract';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { Paperclip } from 'lucide-react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { FormPanel } from '../../../form-panel/FormPanel.tsx';
import { useFormPanel } from '../../../form-panel/useFormPanel.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { totalsOf } from '../model/sheet-of.ts';
import { addressesIn } from './addresses.ts';
import type { InvoiceAnswer } from '../server/invoice.schema.ts';

export interface SendPanelProps {
  answer: InvoiceAnswer;
  onClose: () => void;
  onSend: (change: { mail: NonNullable<SendInvoicesRequest['mail']> }) => void;
}

/** INV-08: a mail with the invoice, to one address or several. */
export function SendPanel({ answer, onClose, onSend }: SendPanelProps) {
  const { t } = useLingui();
  const form = useSendForm(answer);
  const { register } = form;
  const { errors } = form.formState;
  const panel = useFormPanel({
    form,
    save: ({ to, subject, message }) => onSend({ mail: { to: addressesIn(to), subject, message } }),
    onSaved: onClose,
  });

  return (
    <FormPanel panel={panel} title={t`Send Invoice`} submitLabel={<Trans context="mail">Send</Trans>} onClose={onClose}>
      <TextField
        label={t({ message: 'From', context: 'mail' })}
        value="faturas@embarque.example"
        isReadOnly
        dir="ltr"
      />
      <TextField
        {...register('to')}
        label={t({ message: 'To', context: 'mail' })}
        description={t`Separate addresses with commas.`}
        dir="ltr"
        autoComplete="off"
        isRequired
        errorMessage={errors.to?.message}
      />
      <TextField
        {...register('subject')}
        label={t({ message: 'Subject', context: 'mail' })}
        isRequired
        errorMessage={errors.subject?.message}
      />
      <TextArea {...register('message')} label={t({ message: 'Message', context: 'mail' })} rows={8} />
      <span>
        <Badge tone="primary" icon={Paperclip}>
          <Trans>Invoice attached</Trans>
        </Badge>
      </span>
    </FormPanel>
  );
}

function useSendForm(answer: InvoiceAnswer) {
  const { t } = useLingui();
  const { id, client } = answer.invoice;
  const { currency } = answer.document;
  const total = formatMoney(amountOfCents(totalsOf(answer).total, currency), currency);
  return useForm({
    defaultValues: {
      to: client.companyEmail,
      subject: t`Invoice ${id}: ${total}`,
      message: t`Dear ${client.name},\n\nPlease find attached invoice ${id} for ${total}.\n\nKind regards`,
    },
    resolver: standardSchemaResolver(
      v.object({
        to: v.pipe(
          v.string(),
          v.check((text) => addressesIn(text).length > 0, t`Enter an email address.`),
          v.check(
            (text) => addressesIn(text).every(isEmailAddress),
            t`Enter a valid email address, such as name@example.com.`,
          ),
        ),
        subject: v.pipe(v.string(), v.trim(), v.nonEmpty(t`Enter a subject.`)),
        message: v.string(),
      }),
    ),
  });
}
