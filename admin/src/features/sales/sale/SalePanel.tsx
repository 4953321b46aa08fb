import { ActionsMenu, Button, SidePanel } from '@embarque/design-system';
import type { Sale, SaleChange } from '@embarque/mocks/sales-api/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ChangeSaleDialog } from './ChangeSaleDialog.tsx';
import { canBecome } from './sale.changes.ts';
import { SalePass } from './SalePass.tsx';

export interface SalePanelProps {
  /** Id of the sale. */
  id: string;
  /** The sale; `null` while `children` stand in for it. */
  sale: Sale | null;
  children?: ReactNode;
  /** Whether it can be cancelled and refunded. */
  canChange: boolean;
  /** Deletes it; left out when the person may not. */
  onDelete?: ((sale: Sale) => void) | undefined;
  /** Called when its status was changed. */
  onChanged: () => void;
  onClose: () => void;
}

/** One sale as a boarding pass, with what can be done with it. */
export function SalePanel({ id, sale: given, children, canChange, onDelete, onChanged, onClose }: SalePanelProps) {
  const { t } = useLingui();
  const [changed, setChanged] = useState<Sale>();
  const sale = changed ?? given;
  const [next, setNext] = useState<SaleChange['status'] | null>(null);

  return (
    <>
      <SidePanel
        isOpen
        size="medium"
        title={t`Sale ${id}`}
        onClose={onClose}
        footer={
          sale &&
          (canChange || onDelete) && (
            <>
              {onDelete && (
                <ActionsMenu
                  label={t`Actions for ${id}`}
                  items={[
                    {
                      id: 'delete',
                      label: t`Delete sale`,
                      icon: Trash2,
                      tone: 'danger',
                      onAction: () => onDelete(sale),
                    },
                  ]}
                />
              )}
              {canChange && canBecome(sale, 'cancelled') && (
                <Button variant="outline" tone="secondary" onClick={() => setNext('cancelled')}>
                  <Trans>Cancel sale</Trans>
                </Button>
              )}
              {canChange && canBecome(sale, 'refunded') && (
                <Button variant="outline" tone="secondary" onClick={() => setNext('refunded')}>
                  <Trans>Refund sale</Trans>
                </Button>
              )}
            </>
          )
        }
      >
        {sale ? <SalePass sale={sale} /> : children}
      </SidePanel>
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
