import { Button, ButtonLink, Card, notify, OnDemand, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleDollarSign, Copy, Download, Pencil, Printer, Send } from 'lucide-react';
import { useState } from 'react';
import { GuardedButton } from '../../../access/GuardedButton.tsx';
import { useMayDo } from '../../../access/useMayDo.ts';
import { useErrorText } from '../../../http/response/http.messages.ts';
import { readOneOf, withParams } from '../../../query/search-params.ts';
import { useSearchQuery } from '../../../query/useSearchQuery.ts';
import { paths } from '../../../paths.ts';
import { attempts } from '../invoice.attempts.ts';
import { totalsOf } from '../model/sheet-of.ts';
import type { InvoiceCommands } from '../useInvoiceCommands.ts';
import { useDownload } from './useDownload.ts';
import type { InvoiceAnswer } from '../server/invoice.schema.ts';

const loadPanels = () => import('../panels/panels.ts');

interface PreviewActionsProps {
  answer: InvoiceAnswer;
  commands: InvoiceCommands;
}

/** INV-07: the actions on one invoice. The open panel is in the address. */
export function PreviewActions({ answer, commands: { give, paying } }: PreviewActionsProps) {
  const [searchParams, change] = useSearchQuery();
  const mayEdit = useMayDo()(attempts.edit);
  const panel = readOneOf(['send', 'payment'], searchParams.get('panel'));
  const open = (name: 'send' | 'payment' | undefined) => change((current) => withParams(current, { panel: name }));
  const close = () => open(undefined);
  const { id } = answer.invoice;
  // The page that prints loads what the server has.
  const isPaying = paying.includes(id);
  const isPaid = totalsOf(answer).balance <= 0;

  return (
    <Card>
      <Stack gap="m">
        <GuardedButton attempt={attempts.edit} icon={Send} width="full" onClick={() => open('send')}>
          <Trans>Send Invoice</Trans>
        </GuardedButton>
        <DownloadButton {...{ answer, give }} />
        <ButtonLink
          href={`${paths.invoicePrint}/${id}`}
          target="_blank"
          // The demo's data are those of the tab: one that is opened by it begins with a copy.
          rel="opener"
          icon={Printer}
          width="full"
          variant="outline"
          tone="secondary"
          aria-disabled={isPaying || undefined}
          onClick={(event) => isPaying && event.preventDefault()}
        >
          <Trans context="invoice">Print</Trans>
        </ButtonLink>
        <ButtonLink href={`${paths.invoiceEdit}/${id}`} icon={Pencil} width="full" variant="outline" tone="secondary">
          <Trans context="invoice">Edit</Trans>
        </ButtonLink>
        <GuardedButton
          attempt={attempts.create}
          icon={Copy}
          width="full"
          variant="outline"
          tone="secondary"
          onClick={() => give({ type: 'duplicated', id })}
        >
          <Trans context="invoice">Duplicate</Trans>
        </GuardedButton>
        <GuardedButton
          attempt={attempts.edit}
          icon={CircleDollarSign}
          width="full"
          variant="outline"
          tone="success"
          isIdle={isPaid}
          onClick={() => open('payment')}
        >
          <Trans>Add Payment</Trans>
        </GuardedButton>
      </Stack>
      {panel && mayEdit && (
        <OnDemand load={loadPanels} onMissing={close}>
          {({ SendPanel, PaymentPanel }) =>
            panel === 'send' ? (
              <SendPanel
                answer={answer}
                onClose={close}
                onSend={({ mail }) => give({ type: 'sent', ids: [id], mail })}
              />
            ) : (
              <PaymentPanel
                answer={answer}
                onClose={close}
                onPay={({ payment }) => give({ type: 'paid', payments: [{ id, payment }] })}
              />
            )
          }
        </OnDemand>
      )}
    </Card>
  );
}

interface DownloadButtonProps extends Pick<PreviewActionsProps, 'answer'>, Pick<InvoiceCommands, 'give'> {}

function DownloadButton({ answer, give }: DownloadButtonProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const download = useDownload(give);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await download(answer);
    } catch (error) {
      notify.error(t`Couldn't download invoice ${answer.invoice.id}. ${errorText(error)}`);
    }
    setBusy(false);
  };
  return (
    <Button icon={Download} width="full" variant="outline" tone="secondary" isBusy={isBusy} onClick={() => void save()}>
      <Trans context="invoice">Download</Trans>
    </Button>
  );
}
