import { type ExportFile, Menu, useToday } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useSaleLabels } from '../sales.labels.ts';
import type { SalesActor } from '../machine/sales.machine.ts';
import type { ExportTexts } from './export-sales.ts';
import { ExportButton } from './ExportButton.tsx';

export interface ExportSalesProps {
  /** The list; all its pages go into the file. */
  actor: SalesActor;
}

/** Takes the filtered list along as a file. */
export function ExportSales({ actor }: ExportSalesProps) {
  const { t } = useLingui();
  const { kinds, statuses } = useSaleLabels();
  const heads = useHeads();
  const today = useToday();
  const isExporting = useActorState(actor, (state) => state.matches('exporting'));
  const { count, total } = useActorState(actor, ({ context }) => context.progress);

  const take = (format: ExportFile['format']) => {
    const file = { name: t`sales ${today}`, format };
    actor.send({ type: 'export requested', file, texts: { heads, kinds, statuses } });
  };

  return (
    <>
      <span role="status">
        {isExporting && total > 0 && (
          <Trans>
            Exporting: {formatNumber(count)} of {formatNumber(total)}
          </Trans>
        )}
      </span>
      <Menu
        trigger={<ExportButton isBusy={isExporting} />}
        placement="bottom end"
        items={[
          { id: 'csv', label: t`CSV`, icon: FileText, onAction: () => take('csv') },
          {
            id: 'csv-excel',
            label: t`CSV for Excel with decimal comma`,
            icon: FileText,
            onAction: () => take('csv-excel'),
          },
          { id: 'xlsx', label: t`Excel workbook`, icon: FileSpreadsheet, onAction: () => take('xlsx') },
        ]}
      />
    </>
  );
}

function useHeads(): ExportTexts['heads'] {
  const { t } = useLingui();
  return {
    id: t`Sale`,
    customer: t`Customer`,
    email: t({ message: 'Email', context: 'address' }),
    product: t`Product`,
    kind: t`Kind`,
    soldAt: t`Sold on`,
    amount: t`Amount`,
    currency: t`Currency`,
    status: t`Status`,
  };
}
