import { HandOver, useOnDemand } from '@embarque/design-system';
import { useEffect } from 'react';
import { ExportButton } from './ExportButton.tsx';
import type { ExportSalesProps } from './ExportSales.tsx';

const loadExport = () => import('./ExportSales.tsx');

export interface ExportToolProps extends ExportSalesProps {
  /** Whether the list is still loading: the button keeps its place. */
  isPending: boolean;
}

/** Offers the list as a file. Its code comes after the list, or with a press. */
export function ExportTool({ isPending, ...props }: ExportToolProps) {
  const { code, prepare, ask } = useOnDemand(loadExport);
  useEffect(() => {
    if (!isPending) prepare();
  }, [isPending, prepare]);

  return (
    <HandOver
      ask={isPending ? undefined : ask}
      isReady={code !== undefined && !isPending}
      standIn={<ExportButton isIdle={isPending} aria-haspopup="menu" />}
    >
      {code && <code.ExportSales {...props} />}
    </HandOver>
  );
}
