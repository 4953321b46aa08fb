import type { MessageDescriptor } from '@lingui/core';
import type { LucideIcon } from 'lucide-react';
import type { MenuCount } from '../../manifest/manifest.ts';

/** An item of the menu: a link, a group, or, with neither an address nor items, a word that leads nowhere. */
export interface MenuNode {
  title: MessageDescriptor;
  icon?: LucideIcon;
  href?: string;
  /** The subject that a person must be allowed to read to see it. A group is there when one of its items is. */
  subject?: string;
  count?: MenuCount;
  isDisabled?: boolean;
  isExternal?: boolean;
  items?: readonly MenuNode[];
}
