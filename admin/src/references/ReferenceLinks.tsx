import { ReferenceContext } from '@embarque/design-system';
import type { ReactNode } from 'react';
import { KnownReferences } from './KnownReferences.tsx';
import { mayHaveReferences } from './references.find.ts';

const source = { mayHave: mayHaveReferences, References: KnownReferences };

/** Makes links of the sales, claims, invoices and people that the texts of a page name. */
export function ReferenceLinks({ children }: { children: ReactNode }) {
  return <ReferenceContext value={source}>{children}</ReferenceContext>;
}
