import type { LucideIcon } from 'lucide-react';
import type { Tone } from '../../../theme/tones.ts';

export interface AppMenuBadge {
  /** A number or a short word. */
  text: string;
  /** The text for screen readers instead of a bare number: "4 unread". */
  label?: string;
  /** @default 'warning' */
  tone?: Tone;
}

export interface AppMenuItem {
  /** Unlike that of its neighbours. */
  id: string;
  label: string;
  /** For items of the first level; children have a dot, grandchildren nothing. */
  icon?: LucideIcon;
  /** The link's target. An item without one and without children is shown but does nothing. */
  href?: string;
  badge?: AppMenuBadge;
  /** Whether it is shown but cannot be followed. */
  isDisabled?: boolean;
  /** Whether it opens in a new tab. */
  isExternal?: boolean;
  /** Makes the item a group, which opens and closes instead of going somewhere. */
  children?: readonly AppMenuItem[];
}

export interface AppMenuSection {
  id: string;
  heading?: string;
  items: readonly AppMenuItem[];
}

/** The ids from the first level down to an item. */
export type Trail = readonly string[];

interface MenuLocation {
  href: string;
  trail: Trail;
}

/** The way to the item that stands for an address: the one that shares most of its path. */
export function trailTo(sections: readonly AppMenuSection[], currentHref: string): Trail {
  const path = currentHref.replace(/[?#].*$/, '');
  const around = locationsIn(sections.flatMap(({ items }) => items)).filter(({ href }) => isWithin(path, href));
  const nearest = around.toSorted((one, other) => other.href.length - one.href.length).at(0);
  return nearest?.trail ?? [];
}

function locationsIn(items: readonly AppMenuItem[], above: Trail = []): MenuLocation[] {
  return items.flatMap(({ id, href, children = [] }) => {
    const trail = [...above, id];
    return [...(href ? [{ href, trail }] : []), ...locationsIn(children, trail)];
  });
}

function isWithin(path: string, href: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}
