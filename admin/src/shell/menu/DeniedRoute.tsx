import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { DeniedPage } from '../../access/denied/DeniedPage.tsx';
import { WaysOn } from '../../features/miscellaneous/WaysOn.tsx';
import type { MenuNode } from './menu.node.ts';
import { menuAboveKit, menuBelowKit } from './useMenu.ts';

/** The denial of a page, by the title that the menu has for its address. */
export function DeniedRoute({ subject }: { subject: string }) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const nodes = [...menuAboveKit, ...menuBelowKit].flatMap(({ items }) => items);
  const title = titleAt(nodes, pathname);
  return <DeniedPage key={pathname} subject={subject} page={title && i18n._(title)} ways={<WaysOn />} />;
}

/** The title of the item that leads to an address, or to the longest part of it. */
function titleAt(nodes: readonly MenuNode[], pathname: string): MenuNode['title'] | undefined {
  const linked = nodes.flatMap(function below(node): MenuNode[] {
    return [...(node.href ? [node] : []), ...(node.items ?? []).flatMap(below)];
  });
  const [nearest] = linked
    .filter(({ href = '' }) => pathname === href || pathname.startsWith(`${href}/`))
    .toSorted((one, other) => (other.href ?? '').length - (one.href ?? '').length);
  return nearest?.title;
}
