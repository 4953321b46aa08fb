import type { ReactNode } from 'react';
import { type PageLink, usePages } from './page-index.ts';

/** Links to other pages of this Storybook, in the order of their names. */
export function Links({ to }: { to: readonly PageLink[] }) {
  const sorted = to.toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
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
