import { useLingui } from '@lingui/react/macro';
import { ChevronRight, ExternalLink } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { Badge } from '../../../components/badges/Badge.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { VisuallyHidden } from '../../../page-layout/primitives/VisuallyHidden.tsx';
import { useLink } from '../../../theme/provider/links.ts';
import type { AppMenuItem, Trail } from './menu.items.ts';
import { Bullet, Chevron, Children, Item, Label, LevelList } from './MenuLevel.styles.ts';
import { isOnPath } from './useOpenPath.ts';

interface LevelState {
  /** The ids of the groups around the level. */
  above: Trail;
  /** The way to the current page. */
  trail: Trail;
  openPath: Trail;
  onToggle: (group: Trail) => void;
  onFollow: (() => void) | undefined;
}

interface MenuLevelProps extends LevelState {
  items: readonly AppMenuItem[];
  labelledBy?: string | undefined;
}

/** The items of one level, with the levels below them. */
export function MenuLevel({ items, labelledBy, ...state }: MenuLevelProps) {
  return (
    <LevelList role="list" aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li key={item.id}>
          <MenuEntry item={item} {...state} />
        </li>
      ))}
    </LevelList>
  );
}

interface MenuEntryProps extends LevelState {
  item: AppMenuItem;
}

/** Memoised, so that a counter of another item does not render it. */
const MenuEntry = memo(function MenuEntry(props: MenuEntryProps) {
  const { children, href, isDisabled } = props.item;
  if (children) return <MenuGroup {...props} items={children} />;
  if (href && !isDisabled) return <MenuLink {...props} href={href} />;
  return (
    <Item as="a" role="link" aria-disabled data-disabled>
      <MenuFace item={props.item} level={props.above.length} />
    </Item>
  );
});

function MenuLink({ item, href, above, trail, onFollow }: MenuEntryProps & { href: string }) {
  const { t } = useLingui();
  const link = useLink(href, onFollow);
  const isCurrent = trail.length > 0 && [...above, item.id].join('/') === trail.join('/');
  const target = item.isExternal ? { target: '_blank', rel: 'noreferrer' } : {};

  return (
    <Item as="a" {...link} {...target} aria-current={isCurrent ? 'page' : undefined}>
      <MenuFace item={item} level={above.length} isCurrent={isCurrent} />
      {item.isExternal && (
        <>
          <Icon icon={ExternalLink} />
          <VisuallyHidden>{t`Opens in a new tab`}</VisuallyHidden>
        </>
      )}
    </Item>
  );
}

function MenuGroup({ item, items, above, ...state }: MenuEntryProps & { items: readonly AppMenuItem[] }) {
  const id = useId();
  const group = [...above, item.id];
  const isOpen = isOnPath(group, state.openPath);
  // A menu has some two hundred items, of which few are ever seen.
  const [isKnown, setKnown] = useState(isOpen);
  if (isOpen && !isKnown) setKnown(true);

  return (
    <>
      <Item
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        disabled={item.isDisabled}
        data-within={isOnPath(group, state.trail) || undefined}
        onClick={() => state.onToggle(group)}
      >
        <MenuFace item={item} level={above.length} />
        <Chevron as={ChevronRight} aria-hidden />
      </Item>
      <Children id={id} data-open={isOpen || undefined}>
        {isKnown && <MenuLevel items={items} above={group} {...state} />}
      </Children>
    </>
  );
}

interface MenuFaceProps {
  item: AppMenuItem;
  level: number;
  isCurrent?: boolean;
}

function MenuFace({ item: { icon, label, badge }, level, isCurrent = false }: MenuFaceProps) {
  return (
    <>
      {level === 0 && icon ? <Icon icon={icon} size="menu" /> : <Bullet $level={level} />}
      <Label>{label}</Label>
      {badge && (
        <Badge tone={badge.tone} variant={isCurrent ? 'solid' : 'soft'} label={badge.label}>
          {badge.text}
        </Badge>
      )}
    </>
  );
}
