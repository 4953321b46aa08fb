import { type ComponentPropsWithRef, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { MenuItems } from '../../components/dropdowns/menu.types.ts';
import type { MenuEntrance } from '../../components/dropdowns/MenuLayer.styles.ts';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { isMenuKey, isPressKey } from './context-menu.keyboard.ts';
import { type Point, useLongPress } from './useLongPress.ts';

export interface ContextMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'role'> {
  /** The name of the area and of its menu, such as "Policy EM-2041". */
  label: string;
  /** The items of the menu. */
  items: MenuItems;
  /**
   * The gesture that opens it: right click, long press or the menu key; a press; or a double click.
   * @default 'context'
   */
  opensOn?: 'context' | 'press' | 'doublePress';
  /**
   * How it comes in. Nothing moves for people who prefer stillness.
   * @default 'fade'
   */
  entrance?: MenuEntrance;
}

const loadLayer = () => import('../../components/dropdowns/MenuLayer.tsx');

/**
 * The actions on what the pointer is on, where the pointer is. People do not look for it, so whatever it offers is within
 * reach elsewhere too; a list of actions behind a button is `Menu`.
 */
export function ContextMenu({
  label,
  items,
  opensOn = 'context',
  entrance = 'fade',
  children,
  ...rest
}: ContextMenuProps) {
  const labelId = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [point, setPoint] = useState<Point>();
  const { code, prepare, ask } = useOnDemand(loadLayer);

  // Without a network the press is forgotten: the menu must not pop up once nobody waits for it.
  const openAt = (position: Point) => {
    setPoint(position);
    void ask(() => setPoint(undefined));
  };
  const area = areaProps(opensOn, openAt);
  const longPress = useLongPress(openAt);

  return (
    <>
      <Area
        aria-haspopup={area.role === 'button' ? 'menu' : undefined}
        aria-expanded={area.role === 'button' ? point !== undefined && code !== undefined : undefined}
        {...rest}
        {...area}
        {...(opensOn === 'context' ? longPress : {})}
        aria-labelledby={area.role === 'group' ? labelId : undefined}
        tabIndex={0}
        onPointerEnter={prepare}
      >
        <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
        {children}
      </Area>
      <Anchor ref={anchor} style={{ insetBlockStart: point?.y, insetInlineStart: point?.x }} />
      {point && code && (
        <code.MenuLayer
          items={items}
          placement="bottom start"
          start={point.isByKey ? 'first' : 'menu'}
          isOpenedByKey={point.isByKey}
          entrance={entrance}
          offset={0}
          triggerRef={anchor}
          labelledBy={labelId}
          onClose={() => setPoint(undefined)}
        />
      )}
    </>
  );
}

/** Listens for what opens the menu. The area takes focus first: the menu gives it back to where it was. */
function areaProps(opensOn: NonNullable<ContextMenuProps['opensOn']>, openAt: (position: Point) => void) {
  const byPointer = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    takeFocus(event.currentTarget);
    openAt({ x: event.clientX, y: event.clientY, isByKey: false });
  };
  const byKey = (isKey: (event: KeyboardEvent) => boolean) => (event: KeyboardEvent<HTMLElement>) => {
    if (!isKey(event) || event.defaultPrevented) return;
    event.preventDefault();
    const focused = document.activeElement ?? event.currentTarget;
    const { left, right, top, height } = focused.getBoundingClientRect();
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const inset = Math.min(height / 2, 24);
    openAt({ x: isMirrored ? right - inset : left + inset, y: top + inset, isByKey: true });
  };

  switch (opensOn) {
    case 'context':
      return { role: 'group', onContextMenu: byPointer, onKeyDown: byKey(isMenuKey) };
    case 'press':
      return { role: 'button', onClick: byPointer, onKeyDown: byKey(isPressKey) };
    case 'doublePress':
      return { role: 'button', onDoubleClick: byPointer, onKeyDown: byKey(isPressKey) };
  }
}

function takeFocus(area: HTMLElement) {
  if (!area.contains(document.activeElement)) area.focus();
}

const Area = styled.div`
  position: relative;
  min-block-size: ${theme.size.target};
  border-radius: ${theme.radius.m};

  &[role='button'] {
    cursor: pointer;
  }
  ${media.coarsePointer} {
    touch-action: manipulation;
    user-select: none;
    -webkit-touch-callout: none;
  }
`;

/** Stands where the pointer was, which the browser counts from the left in every direction. */
const Anchor = styled.span`
  position: fixed;
  direction: ltr;
  inline-size: 1px;
  block-size: 1px;
  pointer-events: none;
`;
