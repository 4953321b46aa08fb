import { useEffect } from 'react';
import { useOnDemand } from '../../../lib/on-demand/useOnDemand.ts';
import { useMediaQuery } from '../../../lib/react/useMediaQuery.ts';
import { media } from '../../../theme/media.ts';
import type { SortMenuProps } from './SortMenu.tsx';
import type { TableCards } from '../Table.styles.ts';
import { SortLine } from '../TableHead.styles.ts';

const loadMenu = () => import('./SortMenu.tsx');

interface SortRowProps<Item, Id extends string> extends SortMenuProps<Item, Id> {
  cards: TableCards;
}

/** The line of the menu that sorts while rows are cards. Its code arrives where the line is in sight. */
export function SortRow<Item, Id extends string>({ cards, ...menu }: SortRowProps<Item, Id>) {
  const { code, prepare } = useOnDemand(loadMenu);
  const isInSight = useMediaQuery(cards === 'tablet' ? media.smallTablet : media.phone);
  const isSortable = menu.columns.some((column) => column.isSortable);
  useEffect(() => {
    if (isInSight && isSortable) prepare();
  }, [isInSight, isSortable, prepare]);

  if (!isSortable) return null;
  return <SortLine data-cards={cards}>{code && <code.SortMenu {...menu} />}</SortLine>;
}
