import { useOnDemand } from '@embarque/design-system';
import { useEffect, useRef, useState } from 'react';
import { ExportButton } from './ExportButton.tsx';
import type { ExportSalesProps } from './ExportSales.tsx';

const loadExport = () => import('./ExportSales.tsx');

export interface ExportToolProps extends Pick<ExportSalesProps, 'query' | 'deletedIds'> {
  /** Whether the list is still loading: the button keeps its place. */
  isPending: boolean;
}

/** Offers the list as a file. Its code comes after the list, or with a press, and focus passes on to it. */
export function ExportTool({ isPending, ...props }: ExportToolProps) {
  const { code, prepare, ask } = useOnDemand(loadExport);
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    if (!isPending) prepare();
  }, [isPending, prepare]);
  useEffect(() => {
    if (code && hasFocus.current) place.current?.querySelector('button')?.focus();
  }, [code]);

  const open = () => {
    setOpen(true);
    void ask(() => setOpen(false));
  };
  return (
    <span
      ref={place}
      style={{ display: 'contents' }}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      {code && !isPending ? (
        <code.ExportSales {...props} isOpen={isOpen} onOpenChange={(change) => setOpen(change.isOpen)} />
      ) : (
        <ExportButton isIdle={isPending} aria-haspopup="menu" onClick={open} />
      )}
    </span>
  );
}
