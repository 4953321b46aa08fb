import { Card, ErrorState, SideLayout, Stack, StatusPill } from '@embarque/design-system';
import { InvoiceSheet } from '@embarque/design-system/invoice-sheet';
import { statusMarkOf, useStatusOf } from '@embarque/design-system/invoice-table';
import { useLingui } from '@lingui/react/macro';
import { Navigate, useMatch } from 'react-router-dom';
import { HttpError } from '../../../http/http.error.ts';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { PageHead } from '../../../navigation/PageHead.tsx';
import { paths } from '../../../paths.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { useQueryRetry } from '../../../session/useQueryRetry.ts';
import { InvoiceMissing } from '../editor/InvoiceMissing.tsx';
import { sheetOf } from '../model/sheet-of.ts';
import { usePaymentWayLabels } from '../usePaymentWayLabels.ts';
import { InvoiceHistory } from './InvoiceHistory.tsx';
import { InvoiceSkeleton } from './InvoiceSkeleton.tsx';
import { PreviewActions } from './PreviewActions.tsx';
import { type ShownInvoiceState, useShownInvoice } from './useShownInvoice.ts';
import type { InvoiceAnswer } from '../server/invoice.schema.ts';

/** The invoice that an address without a number shows. */
const FIRST = 4987;

/** `/apps/invoice/preview/:id?` */
export function InvoicePreviewPage() {
  const id = useMatch(`${paths.invoicePreview}/:id`)?.params.id;
  if (id === undefined) return <Navigate to={`${paths.invoicePreview}/${FIRST}`} replace />;
  return <Preview key={id} id={Number(id)} />;
}

function Preview({ id }: { id: number }) {
  const { t } = useLingui();
  const ways = usePaymentWayLabels();
  const shown = useShownInvoice(id);
  const { result, answer, commands } = shown;
  const retry = useQueryRetry(result);
  const title = t`Invoice ${id}`;
  const isMissing = result.error instanceof HttpError && result.error.status === 404;
  if (Number.isNaN(id) || isMissing || commands.deleted.includes(id)) {
    return <InvoiceMissing title={t`Invoice preview`} />;
  }
  return (
    <>
      <PageTitle title={title} />
      <PageHead
        title={title}
        way={[{ label: t({ message: 'Invoices', context: 'list' }), href: paths.invoiceList }, { label: title }]}
      />
      {result.error !== null ? (
        <ErrorState headingLevel={2} title={t`Couldn't load the invoice`} onRetry={retry} isRetrying={result.isLoading}>
          <ErrorText error={result.error} />
        </ErrorState>
      ) : (
        <SideLayout side={<PreviewSide {...shown} />}>
          <Card>
            {answer ? (
              <InvoiceSheet invoice={sheetOf(answer, ways)} stamp={<Stamp answer={answer} />} />
            ) : (
              <InvoiceSkeleton />
            )}
          </Card>
        </SideLayout>
      )}
    </>
  );
}

function PreviewSide({ answer, commands }: ShownInvoiceState) {
  if (!answer) return null;
  return (
    <Stack gap="gap">
      <PreviewActions answer={answer} commands={commands} />
      <InvoiceHistory answer={answer} />
    </Stack>
  );
}

function Stamp({ answer: { invoice } }: { answer: InvoiceAnswer }) {
  const statusOf = useStatusOf();
  const { tone, icon } = statusMarkOf(invoice.invoiceStatus);
  return (
    <StatusPill tone={tone} mark={icon}>
      {statusOf(invoice.invoiceStatus)}
    </StatusPill>
  );
}
