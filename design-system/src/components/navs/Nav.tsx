import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useLink } from '../../theme/provider/links.ts';
import { List, type NavAlign, type NavDirection, NavLink, type NavVariant, Root } from './Nav.styles.ts';

export interface NavItem {
  /** The name of the page. */
  label: string;
  /** The link's target. URLs of this app open without a page load. */
  href: string;
  /** Shown before the label. */
  icon?: LucideIcon;
  /**
   * Whether one cannot go there now.
   * @default false
   */
  isDisabled?: boolean;
}

export interface NavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The name of the navigation, for screen readers. */
  label: string;
  /** The pages. */
  items: readonly NavItem[];
  /** The address of the page that is on screen. */
  current?: string;
  /**
   * On the ground, in a frame with round or square corners, or with a hairline between the links.
   * @default 'plain'
   */
  variant?: NavVariant;
  /** @default 'row' */
  direction?: NavDirection;
  /**
   * The alignment of the links.
   * @default 'start'
   */
  align?: NavAlign;
}

/** Links to a few pages that belong together. For views within one page, use `Tabs`. */
export function Nav({
  label,
  items,
  current,
  variant = 'plain',
  direction = 'row',
  align = 'start',
  ...rest
}: NavProps) {
  return (
    <Root aria-label={label} {...rest} $variant={variant}>
      <List role="list" $variant={variant} $direction={direction} $align={align}>
        {items.map((item) => (
          <li key={item.href}>
            <Page {...item} isCurrent={item.href === current} />
          </li>
        ))}
      </List>
    </Root>
  );
}

function Page({ label, href, icon, isDisabled = false, isCurrent }: NavItem & { isCurrent: boolean }) {
  const link = useLink(href);
  // A link without an address is how HTML says "not now"; the role keeps it a link for screen readers.
  const target = isDisabled ? { role: 'link', 'aria-disabled': true } : link;
  return (
    <NavLink {...target} aria-current={isCurrent ? 'page' : undefined}>
      {icon && <Icon icon={icon} />}
      <span>{label}</span>
    </NavLink>
  );
}
