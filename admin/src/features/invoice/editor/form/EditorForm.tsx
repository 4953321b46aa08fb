import { Alert, Button, Card, SideLayout, Stack } from '@embarque/design-system';
import type { InvoicePayment } from '@embarque/mocks/invoice/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../../app-state/useActorState.ts';
import { UnsavedChangesDialog } from '../../../../blocker/UnsavedChangesDialog.tsx';
import { ErrorText } from '../../../../http/response/ErrorText.tsx';
import type { EditorPartProps } from '../editor.types.ts';
import { EditorSide } from '../side/EditorSide.tsx';
import type { EditorStorage } from '../useEditor.ts';
import { useEditedInvoice } from '../useEditedInvoice.ts';
import { useSaving } from '../useSaving.ts';
import { ClientFields } from './ClientFields.tsx';
import { DateFields } from './DateFields.tsx';
import { LinesFields } from './LinesFields.tsx';
import { NoteFields } from './NoteFields.tsx';

const NONE: readonly InvoicePayment[] = [];

/** The invoice to be typed, beside the actions on it. */
export function EditorForm({ actor, storage }: EditorPartProps & { storage: EditorStorage }) {
  const { t } = useLingui();
  const error = useActorState(actor, ({ context }) => context.error);
  const isRestored = useActorState(actor, ({ context }) => context.isRestored);
  const { form, blocker, request, panel, closePanel } = useSaving(actor, storage);
  const { answer, commands } = useEditedInvoice(actor);

  return (
    <>
      <SideLayout side={<EditorSide {...{ actor, answer, commands, request, panel, closePanel }} />}>
        <Stack gap="gap" ref={form}>
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
          <Card>
            <Stack gap="gap">
              <DateFields actor={actor} />
              <ClientFields actor={actor} />
              <LinesFields actor={actor} payments={answer?.payments ?? NONE} />
              <NoteFields actor={actor} />
            </Stack>
          </Card>
        </Stack>
      </SideLayout>
      <UnsavedChangesDialog blocker={blocker}>
        <Trans>Your changes to this invoice will be lost.</Trans>
      </UnsavedChangesDialog>
    </>
  );
}
