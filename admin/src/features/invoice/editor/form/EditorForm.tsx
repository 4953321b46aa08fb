import { Alert, Button, Card, Grid, media, Stack, useMediaQuery } from '@embarque/design-system';
import { InvoiceEditorLayout } from '@embarque/design-system/invoice-editor';
import { paidOf } from '@embarque/design-system/money';
import type { InvoicePayment } from '@embarque/mocks/invoice/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../../app-state/useActorState.ts';
import { UnsavedChangesDialog } from '../../../../blocker/UnsavedChangesDialog.tsx';
import { ErrorText } from '../../../../http/response/ErrorText.tsx';
import { formatMoney } from '../../../../i18n/format.ts';
import { EditorActions, EditorHint } from '../actions/EditorActions.tsx';
import { EditorPanels } from '../actions/EditorPanels.tsx';
import { LiveSheet } from '../actions/LiveSheet.tsx';
import type { EditorPartProps } from '../editor.types.ts';
import { totalsOf } from '../model/editor.draft.ts';
import type { EditorStorage } from '../useEditor.ts';
import { useEditedInvoice } from '../useEditedInvoice.ts';
import { useSaving } from '../useSaving.ts';
import { ClientFields } from './ClientFields.tsx';
import { DateFields } from './DateFields.tsx';
import { LinesFields } from './LinesFields.tsx';
import { NoteFields } from './NoteFields.tsx';
import { PaymentWays, SheetParts } from './SheetFields.tsx';

const NONE: readonly InvoicePayment[] = [];

/** The invoice to be typed, with its sheet beside where there is room, and the actions on it below. */
export function EditorForm({ actor, storage }: EditorPartProps & { storage: EditorStorage }) {
  const { t } = useLingui();
  const { form, blocker, request, panel, closePanel } = useSaving(actor, storage);
  const { answer, commands } = useEditedInvoice(actor);
  const payments = answer?.payments ?? NONE;
  const number = useActorState(actor, ({ context }) => context.number);
  const client = useActorState(actor, ({ context }) => context.draft.client?.name);
  const total = useActorState(actor, ({ context: { draft } }) =>
    formatMoney(totalsOf(draft, paidOf(payments)).total / 100, draft.currency),
  );
  const isNarrow = useMediaQuery(media.narrow);

  return (
    <>
      <InvoiceEditorLayout
        number={number === null ? t`New invoice` : `#${number}`}
        client={client ?? t`No client yet`}
        total={total}
        sheet={!isNarrow && <LiveSheet actor={actor} answer={answer} />}
        hint={<EditorHint actor={actor} />}
        actions={<EditorActions actor={actor} answer={answer} request={request} />}
      >
        <Stack gap="gap" ref={form}>
          <EditorMessages actor={actor} />
          <Card>
            <Stack gap="gap">
              <DateFields actor={actor} />
              <ClientFields actor={actor} />
              <LinesFields actor={actor} payments={payments} />
              <NoteFields actor={actor} />
            </Stack>
          </Card>
          <Grid minCell="16rem">
            <PaymentWays actor={actor} />
            <SheetParts actor={actor} />
          </Grid>
        </Stack>
      </InvoiceEditorLayout>
      <EditorPanels {...{ actor, answer, commands, panel, closePanel }} />
      <UnsavedChangesDialog blocker={blocker}>
        <Trans>Your changes to this invoice will be lost.</Trans>
      </UnsavedChangesDialog>
    </>
  );
}

function EditorMessages({ actor }: EditorPartProps) {
  const { t } = useLingui();
  const error = useActorState(actor, ({ context }) => context.error);
  const isRestored = useActorState(actor, ({ context }) => context.isRestored);
  return (
    <>
      {isRestored && (
        <Alert
          tone="info"
          title={t`Your unsaved changes are back.`}
          actions={
            <Button size="small" variant="outline" onClick={() => actor.send({ type: 'draft discarded' })}>
              <Trans>Discard them</Trans>
            </Button>
          }
        />
      )}
      {error !== null && (
        <Alert tone="danger" title={t`Couldn't save the invoice`}>
          <ErrorText error={error} />
        </Alert>
      )}
    </>
  );
}
