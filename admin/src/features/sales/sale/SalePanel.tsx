import { ActionsMenu, SidePanel } from '@embarque/design-system';
import type { SaleChange } from '@embarque/mocks/sales-api/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { GuardedButton } from '../../../access/GuardedButton.tsx';
import { useGuardedItems } from '../../../access/useGuardedItems.tsx';
import { ChangeSaleDialog } from './ChangeSaleDialog.tsx';
import { canBecome } from './sale.changes.ts';
import { SalePass } from './SalePass.tsx';
import type { Sale } from '../server/sale.schema.ts';

export interface SalePanelProps {
  /** Id of the sale. */
  id: string;
  /** The sale; `null` while `children` stand in for it. */
  sale: Sale | null;
  children?: ReactNode;
  onDelete: (sale: Sale) => void;
  /** Called when its status was changed. */
  onChanged: () => void;
  onClose: () => void;
}

const change = { attempt: { action: 'update', subject: 'Sale' }, variant: 'outline', tone: 'secondary' } as const;

/** One sale as a boarding pass, with what can be done with it. */
export function SalePanel({ id, sale: given, children, onDelete, onChanged, onClose }: SalePanelProps) {
  const { t } = useLingui();
  const [changed, setChanged] = useState<Sale>();
  const sale = changed ?? given;
  const [next, setNext] = useState<SaleChange['status'] | null>(null);
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
                <GuardedButton {...change} onClick={() => setNext('cancelled')}>
                  <Trans>Cancel sale</Trans>
                </GuardedButton>
              )}
              {canBecome(sale, 'refunded') && (
                <GuardedButton {...change} onClick={() => setNext('refunded')}>
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
      {sale && next && (
        <ChangeSaleDialog
          sale={sale}
          next={next}
          onClose={() => setNext(null)}
          onChanged={(newSale) => {
            setNext(null);
            setChanged(newSale);
            onChanged();
          }}
        />
      )}
    </>
  );
}
