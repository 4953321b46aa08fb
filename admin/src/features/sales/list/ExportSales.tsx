import { Menu, notify, useToday } from '@embarque/design-system';
import type { SalesQuery } from '@embarque/mocks/sales-api/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../../http/response/http.messages.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useSaleLabels } from '../sales.labels.ts';
import { ExportButton } from './ExportButton.tsx';
import type { ExportFormat, SaleHeads } from './export-sales.ts';

export interface ExportSalesProps {
  /** The list's query; all its pages go into the file. */
  query: SalesQuery;
  /** Ids of the sales that are deleted, or will be: they stay out. */
  deletedIds: readonly string[];
}

/** Takes the filtered list along as a file. The code that writes it arrives with the first export. */
export function ExportSales({ query, deletedIds }: ExportSalesProps) {
  const { t } = useLingui();
  const messageOf = useErrorText();
  const labels = useSaleLabels();
  const heads = useHeads();
  const today = useToday();
  const [progress, setProgress] = useState<{ count: number; total: number }>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const take = async (format: ExportFormat) => {
    const { signal } = (running.current = new AbortController());
    setProgress({ count: 0, total: 0 });
    try {
      const { exportSales } = await import('./export-sales.ts');
      const file = { name: t`sales ${today}`, format };
      const saved = await exportSales({ query, deletedIds, heads, labels, file, signal, onProgress: setProgress });
      notify.success(t`${saved} was saved.`);
    } catch (error) {
      if (!signal.aborted) notify.error(t`Couldn't export the sales. ${messageOf(error)}`);
    }
    if (!signal.aborted) setProgress(undefined);
  };

  return (
    <>
      <span role="status">
        {progress && progress.total > 0 && (
          <Trans>
            Exporting: {formatNumber(progress.count)} of {formatNumber(progress.total)}
          </Trans>
        )}
      </span>
      <Menu
        trigger={<ExportButton isBusy={progress !== undefined} />}
        placement="bottom end"
        items={[
          { id: 'csv', label: t`CSV`, icon: FileText, onAction: () => void take('csv') },
          {
            id: 'csv-excel',
            label: t`CSV for Excel with decimal comma`,
            icon: FileText,
            onAction: () => void take('csv-excel'),
          },
          { id: 'xlsx', label: t`Excel workbook`, icon: FileSpreadsheet, onAction: () => void take('xlsx') },
        ]}
      />
    </>
  );
}

function useHeads(): SaleHeads {
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
