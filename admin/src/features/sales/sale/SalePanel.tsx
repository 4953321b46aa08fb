import { ActionsMenu, SidePanel } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { GuardedButton } from '../../../access/GuardedButton.tsx';
import { useGuardedItems } from '../../../access/useGuardedItems.tsx';
import { useActorState } from '../../../app-state/useActorState.ts';
import { ChangeSaleDialog } from './ChangeSaleDialog.tsx';
import { canBecome } from './sale.changes.ts';
import type { SaleActor } from './sale.machine.ts';
import { SalePass } from './SalePass.tsx';
import type { Sale } from '../server/sale.schema.ts';

export interface SalePanelProps {
  /** Id of the sale. */
  id: string;
  /** The sale; `null` while `children` stand in for it. */
  sale: Sale | null;
  children?: ReactNode;
  actor: SaleActor;
  onDelete: (sale: Sale) => void;
  onClose: () => void;
}

const change = { attempt: { action: 'update', subject: 'Sale' }, variant: 'outline', tone: 'secondary' } as const;

/** One sale as a boarding pass, with what can be done with it. */
export function SalePanel({ id, sale, children, actor, onDelete, onClose }: SalePanelProps) {
  const { t } = useLingui();
  const next = useActorState(actor, ({ context }) => context.next);
  const isAsking = useActorState(actor, (state) => state.matches('ready') && !state.matches({ ready: 'idle' }));
  const { guard, denial } = useGuardedItems();

  return (
    <>
      <SidePanel
        isOpen
        size="medium"
        title={t`Sale ${id}`}
        onClose={onClose}
        footer={
          sale && (
            <>
              <ActionsMenu
                label={t`Actions for ${id}`}
                items={[
                  guard(
                    { action: 'delete', subject: 'Sale' },
                    {
                      id: 'delete',
                      label: t`Delete sale`,
                      icon: Trash2,
                      tone: 'danger',
                      onAction: () => onDelete(sale),
                    },
                  ),
                ]}
              />
              {canBecome(sale, 'cancelled') && (
                <GuardedButton
                  {...change}
                  onClick={() => actor.send({ type: 'change requested', status: 'cancelled' })}
                >
                  <Trans>Cancel sale</Trans>
                </GuardedButton>
              )}
              {canBecome(sale, 'refunded') && (
                <GuardedButton {...change} onClick={() => actor.send({ type: 'change requested', status: 'refunded' })}>
                  <Trans>Refund sale</Trans>
                </GuardedButton>
              )}
            </>
          )
        }
      >
        {sale ? <SalePass sale={sale} /> : children}
      </SidePanel>
      {denial}
      {sale && next && isAsking && <ChangeSaleDialog {...{ actor, sale, next }} />}
    </>
  );
}
