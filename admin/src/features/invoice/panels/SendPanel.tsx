import { Badge, Button, SidePanel, Stack, TextArea, TextField } from '@embarque/design-system';
import { amountOfCents } from '@embarque/design-system/money';
import type { SendInvoicesRequest } from '@embarque/mocks/invoice/contract';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { Paperclip } from 'lucide-react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
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
  const formId = useId();
  const { register, handleSubmit, formState } = useSendForm(answer);
  const { errors } = formState;
  const send = handleSubmit(({ to, subject, message }) => {
    onSend({ mail: { to: addressesIn(to), subject, message } });
    onClose();
  });

  return (
    <SidePanel
      isOpen
      title={t`Send Invoice`}
      initialFocus="field"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" tone="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId}>
            <Trans context="mail">Send</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void send(event)}>
        <Stack gap="l">
          <TextField
            label={t({ message: 'From', context: 'mail' })}
            value="faturas@embarque.example"
            isReadOnly
            dir="ltr"
          />
          <TextField
            {...register('to')}
            label={t({ message: 'To', context: 'mail' })}
            description={t`Separate several addresses by commas.`}
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
        </Stack>
      </form>
    </SidePanel>
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
            (text) => addressesIn(text).every((address) => v.is(v.pipe(v.string(), v.email()), address)),
            t`Enter valid email addresses, such as name@example.com.`,
          ),
        ),
        subject: v.pipe(v.string(), v.trim(), v.nonEmpty(t`Enter a subject.`)),
        message: v.string(),
      }),
    ),
  });
}
