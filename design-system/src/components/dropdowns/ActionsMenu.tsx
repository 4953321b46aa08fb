import { EllipsisVertical } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { IconButton } from '../buttons/IconButton.tsx';
import { Menu, type MenuProps } from './Menu.tsx';

export interface ActionsMenuProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'disabled'>, Pick<MenuProps, 'items' | 'placement'> {
  /** The subject of the actions: "Actions for S-5089". */
  label: string;
}

/** The actions on one thing among many, such as a row, behind three dots. */
export function ActionsMenu({ label, items, placement = 'bottom end', ...rest }: ActionsMenuProps) {
  return (
    <Menu
      trigger={<IconButton {...rest} icon={EllipsisVertical} label={label} size="small" />}
      items={items}
      placement={placement}
    />
  );
}
