import { ConfirmDialog } from '@embarque/design-system';
import type { SaleChange } from '@embarque/mocks/sales-api/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../app-state/useActorState.ts';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { OfflineNotice } from '../../../outbox/react/OfflineNotice.tsx';
import { useIsOffline } from '../../../outbox/react/useIsOffline.ts';
import type { Sale } from '../server/sale.schema.ts';
import { isNotOffered } from './sale.changes.ts';
import type { SaleActor } from './sale.machine.ts';

export interface ChangeSaleDialogProps {
  actor: SaleActor;
  sale: Sale;
  /** The status that it would have. */
  next: SaleChange['status'];
}

/** Confirms before a sale is cancelled or refunded, since neither can be taken back once the server has it. */
export function ChangeSaleDialog({ actor, sale, next }: ChangeSaleDialogProps) {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  const isSaving = useActorState(actor, (state) => state.matches({ ready: 'saving' }));
  const isRefused = useActorState(actor, (state) => state.matches({ ready: 'refused' }));
  const refusal = useActorState(actor, ({ context }) => context.refusal);
  const isWaiting = isSaving && isOffline;
  const texts = {
    cancelled: { title: t`Cancel sale ${sale.id}?`, label: t`Cancel sale` },
    refunded: { title: t`Refund sale ${sale.id}?`, label: t`Refund sale` },
  }[next];

  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={texts.title}
      confirmLabel={texts.label}
      cancelLabel={t`Keep sale`}
      isBusy={isSaving && !isOffline}
      onConfirm={() => actor.send({ type: 'change confirmed', status: next })}
      onClose={() => actor.send({ type: 'change cancelled' })}
      hasFailed={isRefused}
      failureText={
        isNotOffered(refusal) ? (
          <Trans>This server doesn't offer cancelling and refunding.</Trans>
        ) : (
          <ErrorText error={refusal} />
        )
      }
    >
      <Trans>
        {sale.product} for {sale.customer.name} stays in the list. This can't be undone.
      </Trans>
      {isWaiting && <OfflineNotice />}
    </ConfirmDialog>
  );
}
