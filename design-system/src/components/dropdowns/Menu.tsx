import {
  cloneElement,
  type ComponentPropsWithRef,
  createRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useState,
} from 'react';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';
import { mergeRefs } from '../../lib/react/merge-refs.ts';
import type { MenuItems, MenuStart } from './menu.types.ts';
import type { MenuPlacement } from './MenuLayer.tsx';

export interface MenuProps {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement<ComponentPropsWithRef<'button'>>;
  /** The items. A function is called only while the menu is open, so that many closed menus cost nothing. */
  items: MenuItems | (() => MenuItems);
  /**
   * The side of the trigger it opens on, and the edge it lines up with.
   * @default 'bottom start'
   */
  placement?: MenuPlacement;
  /** Whether it is open, when its owner decides that; left out, it decides itself. */
  isOpen?: boolean;
  /** Called when it should open or close. */
  onOpenChange?: (change: { isOpen: boolean }) => void;
}

const startByKey: Record<string, MenuStart> = { ArrowDown: 'first', ArrowUp: 'last', Enter: 'first', ' ': 'first' };

const loadLayer = () => import('./MenuLayer.tsx');

/**
 * A list of actions, places or choices behind a button. Its code arrives with the first sign of interest, so a menu in
 * each row of a table costs next to nothing. For the value of a form field, use `Select`.
 */
export function Menu({ trigger, items, placement = 'bottom start', isOpen, onOpenChange }: MenuProps) {
  const ownId = useId();
  const [triggerRef] = useState(createRef<HTMLButtonElement>);
  const [requestedStart, setRequestedStart] = useState<MenuStart>();
  const { code, prepare, ask } = useOnDemand(loadLayer);
  const start = startOf(isOpen, requestedStart);
  const { ref, id = ownId, onClick, onKeyDown, onPointerEnter, onFocus } = trigger.props;
  const merged = useMemo(() => mergeRefs(ref, triggerRef), [ref, triggerRef]);

  const change = (next: MenuStart | undefined) => {
    setRequestedStart(next);
    onOpenChange?.({ isOpen: next !== undefined });
  };
  // Without a network the press is forgotten: the menu must not pop up once nobody waits for it.
  const open = (at: MenuStart) => {
    change(at);
    void ask(() => change(undefined));
  };
  const loadFromOutside = useEffectEvent(() => void ask(() => change(undefined)));
  useEffect(() => {
    if (isOpen) loadFromOutside();
  }, [isOpen]);

  return (
    <>
      {cloneElement(trigger, {
        ref: merged,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': start !== undefined && code !== undefined,
        onPointerEnter: chain(onPointerEnter, prepare),
        onFocus: chain(onFocus, prepare),
        onClick: chain(onClick, (event: MouseEvent<HTMLButtonElement>) => {
          // Not every browser moves focus to a pressed button, and the menu gives it back to where it was.
          event.currentTarget.focus();
          open(event.detail === 0 ? 'first' : 'menu');
        }),
        onKeyDown: chain(onKeyDown, (event: KeyboardEvent) => {
          // Enter and Space too: the press that they stand for counts as a screen reader's, for which focus moves late.
          const at = startByKey[event.key];
          if (!at || event.defaultPrevented) return;
          event.preventDefault();
          open(at);
        }),
      })}
      {start && code && (
        <code.MenuLayer
          items={typeof items === 'function' ? items() : items}
          placement={placement}
          start={start}
          // A menu that its owner opens may have been asked for by key.
          isOpenedByKey={requestedStart !== 'menu'}
          triggerRef={triggerRef}
          labelledBy={id}
          onClose={() => change(undefined)}
        />
      )}
    </>
  );
}

/** A controlled menu decides by itself where focus starts. */
function startOf(isOpen: boolean | undefined, requestedStart: MenuStart | undefined): MenuStart | undefined {
  if (isOpen === undefined) return requestedStart;
  return isOpen ? (requestedStart ?? 'menu') : undefined;
}

function chain<Event>(theirs: ((event: Event) => void) | undefined, ours: (event: Event) => void) {
  return (event: Event) => {
    theirs?.(event);
    ours(event);
  };
}
