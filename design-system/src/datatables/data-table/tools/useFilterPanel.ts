import { useEffect, useState } from 'react';
import { useOnDemand } from '../../../lib/on-demand/useOnDemand.ts';

const loadFilters = () => import('./FilterPanel.tsx');

/** The filters: their code arrives when they are opened. */
export function useFilterPanel(isOpenAtFirst: boolean) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [focused, setFocused] = useState<{ column: string }>();
  const { code, ask } = useOnDemand(loadFilters);
  useEffect(() => {
    if (isOpen) void ask(() => setOpen(false));
  }, [isOpen, ask]);

  return {
    isOpen,
    Panel: isOpen ? code?.FilterPanel : undefined,
    focused,
    toggle: () => {
      setFocused(undefined);
      setOpen(!isOpen);
    },
    /** Opens them and puts focus into the field of a column. */
    openAt: (column: string) => {
      setFocused({ column });
      setOpen(true);
    },
  };
}

export type FilterPanelModel = ReturnType<typeof useFilterPanel>;
