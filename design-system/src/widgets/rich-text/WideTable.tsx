import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ScrollArea } from '../../components/scroll-area/ScrollArea.tsx';

/** A table that scrolls by itself where it is wider than the text. */
export function WideTable({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <ScrollArea axis="inline" label={t({ message: 'Table', context: 'in a text' })}>
      <table>{children}</table>
    </ScrollArea>
  );
}
