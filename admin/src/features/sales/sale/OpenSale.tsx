import { EmptyState, ErrorState, Loading, Skeleton } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { useInspectedActor } from '../../../inspection/inspection.tsx';
import { useOutbox } from '../../../outbox/react/OutboxProvider.tsx';
import { focusHeadingWhenLost } from '../../../routing/focus.ts';
import { useQueryRetry } from '../../../session/useQueryRetry.ts';
import type { Sale } from '../server/sale.schema.ts';
import { type SaleActor, saleMachine } from './sale.machine.ts';
import { SalePanel } from './SalePanel.tsx';

export interface OpenSaleProps {
  id: string;
  /** The sale, when the list has it. */
  known: Sale | undefined;
  /** Whether it is deleted, or will be when its undo has expired. */
  isDeleted: boolean;
  onDelete: (sale: Sale) => void;
  onClose: () => void;
}

/** The sale that the URL names, from the list or from the server. */
export function OpenSale({ id, known, isDeleted, ...rest }: OpenSaleProps) {
  const outbox = useOutbox();
  const actor = useInspectedActor(saleMachine, { input: { outbox, id, sale: known ?? null } });
  const sale = useActorState(actor, ({ context }) => context.sale);

  // Opened by its URL, there is no link to return focus to.
  useEffect(() => focusHeadingWhenLost, []);

  return (
    <SalePanel {...rest} {...{ id, actor }} sale={isDeleted ? null : sale}>
      {isDeleted ? <MissingSale id={id} /> : <NoSaleYet {...{ id, actor }} />}
    </SalePanel>
  );
}

function NoSaleYet({ id, actor }: { id: string; actor: SaleActor }) {
  const { t } = useLingui();
  const error = useActorState(actor, ({ context }) => context.error);
  const isLoading = useActorState(actor, (state) => state.matches('loading'));
  const tryAgain = useQueryRetry({ error, tryAgain: () => actor.send({ type: 'try again' }) });

  if (error !== null) {
    return (
      <ErrorState headingLevel={3} title={t`Couldn't load the sale`} onRetry={tryAgain} isRetrying={isLoading}>
        <ErrorText error={error} />
      </ErrorState>
    );
  }
  if (!isLoading) return <MissingSale id={id} />;
  return (
    <Loading>
      <Skeleton shape="block" height="24rem" />
    </Loading>
  );
}

function MissingSale({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <EmptyState headingLevel={3} title={t`No sale ${id}`}>
      <Trans>It may have been deleted, or the link may contain a typo.</Trans>
    </EmptyState>
  );
}
