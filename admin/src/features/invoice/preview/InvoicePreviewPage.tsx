import { Card, ErrorState, SideLayout, Stack, StatusPill } from '@embarque/design-system';
import { InvoiceSheet } from '@embarque/design-system/invoice-sheet';
import { statusMarkOf, useStatusOf } from '@embarque/design-system/invoice-table';
import { useLingui } from '@lingui/react/macro';
import { Navigate } from 'react-router-dom';
import { useActorState } from '../../../app-state/useActorState.ts';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { useInspectedActor } from '../../../inspection/inspection.tsx';
import { PageHead } from '../../../navigation/PageHead.tsx';
import { paths } from '../../../paths.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { useNumericId } from '../../../routing/useNumericId.ts';
import { useTryAgain } from '../../../session/useTryAgain.ts';
import { InvoiceMissing } from '../editor/InvoiceMissing.tsx';
import { sheetOf } from '../model/sheet-of.ts';
import { usePaymentWayLabels } from '../usePaymentWayLabels.ts';
import { type ShownAnswer, useShownAnswer } from '../useShownAnswer.ts';
import { InvoiceHistory } from './InvoiceHistory.tsx';
import { InvoiceSkeleton } from './InvoiceSkeleton.tsx';
import { PreviewActions } from './PreviewActions.tsx';
import { previewMachine } from './preview.machine.ts';
import type { InvoiceAnswer } from '../server/invoice.schema.ts';

/** The invoice that an address without a number shows. */
const FIRST = 4987;

/** `/apps/invoice/preview/:id?` */
export function InvoicePreviewPage() {
  const { t } = useLingui();
  const id = useNumericId(paths.invoicePreview);
  if (id === undefined) return <Navigate to={`${paths.invoicePreview}/${FIRST}`} replace />;
  if (id === null) return <InvoiceMissing title={t`Invoice preview`} />;
  return <Preview key={id} id={id} />;
}

function Preview({ id }: { id: number }) {
  const { t } = useLingui();
  const ways = usePaymentWayLabels();
  const actor = useInspectedActor(previewMachine, { input: { id } });
  const state = useActorState(actor, (snapshot) => snapshot);
  const { error } = state.context;
  const shown = useShownAnswer(state.context.answer, () => actor.send({ type: 'invoice changed' }));
  const { answer, commands } = shown;
  const tryAgain = useTryAgain(() => actor.send({ type: 'try again' }));
  const title = t`Invoice ${id}`;
  if (state.matches('missing') || commands.deleted.includes(id)) {
    return <InvoiceMissing title={t`Invoice preview`} />;
  }
  return (
    <>
      <PageTitle title={title} />
      <PageHead
        title={title}
        way={[{ label: t({ message: 'Invoices', context: 'list' }), href: paths.invoiceList }, { label: title }]}
      />
      {error !== null ? (
        <ErrorState
          headingLevel={2}
          title={t`Couldn't load the invoice`}
          onRetry={tryAgain}
          isRetrying={state.matches('loading')}
        >
          <ErrorText error={error} />
        </ErrorState>
      ) : (
        <SideLayout side={<PreviewSide {...shown} />}>
          <Card aria-busy={state.matches({ ready: 'refreshing' })}>
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

function PreviewSide({ answer, commands }: ShownAnswer) {
  if (!answer) return null;
  return (
    <Stack gap="gap">
      <PreviewActions answer={answer} commands={commands} />
      <InvoiceHistory answer={answer} commands={commands} />
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
