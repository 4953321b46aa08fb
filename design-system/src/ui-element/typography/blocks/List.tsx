import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../../icons/Icon.tsx';
import { IconItem, type ListLayout, type ListMarker, Root } from './List.styles.ts';

export interface ListProps extends ComponentPropsWithRef<'ul'> {
  /**
   * The marker before each item. Use numbers or letters when the order matters.
   * @default 'dot'
   */
  marker?: ListMarker;
  /**
   * Below each other, or beside each other.
   * @default 'lines'
   */
  layout?: ListLayout;
}

/** Things of one kind, one after the other, as `ListItem`s. A list inside an item goes into detail. */
export function List({ marker = 'dot', layout = 'lines', ...rest }: ListProps) {
  const isOrdered = marker === 'number' || marker === 'letter';
  return (
    <Root
      as={isOrdered ? 'ol' : 'ul'}
      // Without markers, a browser takes the list for mere boxes.
      role={marker === 'none' ? 'list' : undefined}
      {...rest}
      $marker={marker}
      $layout={layout}
    />
  );
}

export interface ListItemProps extends ComponentPropsWithRef<'li'> {
  /** Stands before the item instead of a marker; the list then has the marker `none`. */
  icon?: LucideIcon;
}

/** One item of a `List`. */
export function ListItem({ icon, children, ...rest }: ListItemProps) {
  if (!icon) return <li {...rest}>{children}</li>;
  return (
    <IconItem {...rest}>
      <Icon icon={icon} />
      <div>{children}</div>
    </IconItem>
  );
}
