import { Button, ErrorState, VisuallyHidden } from '@embarque/design-system';
import { InvoicePaper, InvoiceSheet } from '@embarque/design-system/invoice-sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { useActorState } from '../../../app-state/useActorState.ts';
import { isNotFound } from '../../../http/http.error.ts';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { useInspectedActor } from '../../../inspection/inspection.tsx';
import { paths } from '../../../paths.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { useNumericId } from '../../../routing/useNumericId.ts';
import { useTryAgain } from '../../../session/useTryAgain.ts';
import { InvoiceMissing } from '../editor/InvoiceMissing.tsx';
import { InvoiceSkeleton } from '../preview/InvoiceSkeleton.tsx';
import { sheetName, sheetOf } from '../model/sheet-of.ts';
import { usePaymentWayLabels } from '../usePaymentWayLabels.ts';
import { printMachine } from './print.machine.ts';

/** The invoice that an address without a number prints. */
const FIRST = 4987;

/** `/apps/invoice/print/:id?` */
export function InvoicePrintPage() {
  const { t } = useLingui();
  const id = useNumericId(paths.invoicePrint);
  if (id === undefined) return <Navigate to={`${paths.invoicePrint}/${FIRST}`} replace />;
  if (id === null) return <InvoiceMissing title={t`Print invoice`} />;
  return <Print key={id} id={id} />;
}

function Print({ id }: { id: number }) {
  const { t } = useLingui();
  const ways = usePaymentWayLabels();
  const actor = useInspectedActor(printMachine, { input: { id } });
  const answer = useActorState(actor, ({ context }) => context.answer);
  const error = useActorState(actor, ({ context }) => context.error);
  const isLoading = useActorState(actor, (state) => state.matches('waitingForData'));
  const tryAgain = useTryAgain(() => actor.send({ type: 'try again' }));
  const isReady = useActorState(actor, (state) => state.matches('done'));

  if (isNotFound(error)) return <InvoiceMissing title={t`Print invoice`} />;
  return (
    <InvoicePaper
      actions={
        answer && (
          <Button icon={Printer} isIdle={!isReady} onClick={() => actor.send({ type: 'print requested' })}>
            <Trans context="invoice">Print</Trans>
          </Button>
        )
      }
    >
      <PageTitle title={answer ? sheetName(t`Invoice`, answer) : t`Print invoice`} isBare={answer !== null} />
      <VisuallyHidden as="h1">{t`Print invoice`}</VisuallyHidden>
      {answer && <InvoiceSheet on="paper" invoice={sheetOf(answer, ways)} />}
      {!answer && error === null && <InvoiceSkeleton />}
      {!answer && error !== null && (
        <ErrorState headingLevel={2} title={t`Couldn't load the invoice`} onRetry={tryAgain} isRetrying={isLoading}>
          <ErrorText error={error} />
        </ErrorState>
      )}
    </InvoicePaper>
  );
}
