import type { ReactNode } from 'react';
import { type PageLink, usePages } from './page-index.ts';

interface LinksProps {
  to: readonly PageLink[];
  /** Whether they are in the order of their names, and not in the given one. @default true */
  isSorted?: boolean;
}

/** Links to other pages of this Storybook. */
export function Links({ to, isSorted = true }: LinksProps) {
  const sorted = isSorted ? to.toSorted((a, b) => a.label.localeCompare(b.label, 'en')) : to;
  return (
    <ul className="links">
      {sorted.map(({ href, label }) => (
        <li key={href}>
          <a href={href} target="_top">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A link to the first story of a page: `features-kanban-kanbanpage`. */
export function PageLinkOf({ page, children }: { page: string; children: ReactNode }) {
  const link = usePages().ofPage(page);
  if (!link) return null;
  return (
    <a href={link.href} target="_top">
      {children}
    </a>
  );
}
