import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import type { MenuItem, MenuStart } from '../../components/dropdowns/menu.types.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';
import { Row, Top } from './HorizontalMenu.styles.ts';
import { type AppMenuItem, type AppMenuSection, trailTo } from './menu/menu.items.ts';

export interface HorizontalMenuProps {
  /** The sections of the menu. Each is one item of the row; one without a heading is named by its only group. */
  sections: readonly AppMenuSection[];
  currentHref: string;
}

interface Open {
  id: string;
  start: MenuStart;
}

const loadLayer = () => import('../../components/dropdowns/MenuLayer.tsx');
const startByKey: Record<string, MenuStart> = { ArrowDown: 'first', ArrowUp: 'last', Enter: 'first', ' ': 'first' };

/** The menu in a row: a section opens below its heading, by hover, press or keys, and what is further in beside it. */
export function HorizontalMenu({ sections, currentHref }: HorizontalMenuProps) {
  const { t } = useLingui();
  const { code, prepare, ask } = useOnDemand(loadLayer);
  const [open, setOpen] = useState<Open | null>(null);
  const [current] = trailTo(sections, currentHref);
  const show = async (wanted: Open) => {
    if (await ask()) setOpen(wanted);
  };

  return (
    <Row aria-label={t`Main menu`} data-region="menu" onPointerEnter={prepare}>
      <ul role="list">
        {sections.map((section) => (
          <TopItem
            key={section.id}
            section={section}
            isCurrent={section.items.some(({ id }) => id === current)}
            layer={open?.id === section.id ? code?.MenuLayer : undefined}
            start={open?.start ?? 'none'}
            onOpen={(start) => void show({ id: section.id, start })}
            onClose={() => setOpen(null)}
          />
        ))}
      </ul>
    </Row>
  );
}

interface TopItemProps {
  section: AppMenuSection;
  isCurrent: boolean;
  /** The component that renders the items while they are open. */
  layer: Awaited<ReturnType<typeof loadLayer>>['MenuLayer'] | undefined;
  start: MenuStart;
  onOpen: (start: MenuStart) => void;
  onClose: () => void;
}

function TopItem({ section, isCurrent, layer: Layer, start, onOpen, onClose }: TopItemProps) {
  const { heading, items } = openGroup(section);
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const isOpen = Layer !== undefined;
  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act();
  };
  const close = () => {
    onClose();
    if (start !== 'none') trigger.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = startByKey[event.key];
    if (event.target !== trigger.current || !wanted) return;
    event.preventDefault();
    onOpen(wanted);
  };

  return (
    // The open menu is, to React, a part of the item: the pointer does not leave it when it goes there.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button in it has the same by keys
    <li onPointerEnter={byMouse(() => onOpen('none'))} onPointerLeave={byMouse(onClose)} onKeyDown={onKeyDown}>
      <Top
        ref={trigger}
        id={id}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-current={isCurrent || undefined}
        onClick={() => onOpen('menu')}
      >
        {heading}
        <Icon icon={ChevronDown} />
      </Top>
      {Layer && (
        <Layer
          isNonModal
          items={items.map(menuItem)}
          placement="bottom start"
          offset={0}
          start={start}
          isOpenedByKey={start === 'first' || start === 'last'}
          triggerRef={trigger}
          labelledBy={id}
          onClose={close}
        />
      )}
    </li>
  );
}

function openGroup({ heading, items }: AppMenuSection): Pick<AppMenuSection, 'heading' | 'items'> {
  const [only] = items;
  return heading === undefined && only?.children ? { heading: only.label, items: only.children } : { heading, items };
}

function menuItem({ id, label, icon, href, isDisabled, isExternal, children }: AppMenuItem): MenuItem {
  return {
    id,
    label,
    ...(icon && { icon }),
    ...(href && !children && { href }),
    ...(isExternal && { target: '_blank' as const }),
    isDisabled: isDisabled === true || (!href && !children),
    ...(children && { submenu: children.map(menuItem) }),
  };
}
