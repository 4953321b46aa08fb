import {
  cloneElement,
  type ComponentPropsWithRef,
  createRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useState,
} from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';
import { mergeRefs } from '../../lib/react/merge-refs.ts';
import type { PopoverPlacement, PopoverInteraction } from './PopoverLayer.tsx';
import type { LayerHeadProps } from '../modals/LayerHead.tsx';
import type { PopoverSize } from './PopoverLayer.styles.ts';

export interface PopoverProps extends Pick<LayerHeadProps, 'count' | 'action'> {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement<ComponentPropsWithRef<'button'>>;
  /** Stands above the content and names it; left out, the trigger names it. */
  title?: ReactNode;
  /** The content. With `focus`, it must be text only. */
  children: ReactNode;
  /**
   * The side it stands on while there is room.
   * @default 'bottom'
   */
  placement?: PopoverPlacement;
  /**
   * As wide as a few words need, a card for facts about one thing, or a panel whose content keeps its own distance from the edges.
   * @default 'text'
   */
  size?: PopoverSize;
  /**
   * How it comes and goes: a press opens it and one anywhere else closes it; only its trigger does both; or it is there
   * while the trigger has focus.
   * @default 'press'
   */
  interaction?: PopoverInteraction;
  /** Whether it is open, when its owner decides that; left out, it decides itself. */
  isOpen?: boolean;
  /** Called when it should open or close. */
  onOpenChange?: (change: { isOpen: boolean }) => void;
}

const loadLayer = () => import('./PopoverLayer.tsx');

/**
 * A little more about a thing, beside it. Its code arrives with the first sign of interest. For a few words about an icon,
 * use `Tooltip`; for a list of actions, `Menu`; for what the page must wait for, `Dialog`.
 */
export function Popover({
  trigger,
  title,
  count,
  action,
  children,
  placement = 'bottom',
  size = 'text',
  interaction = 'press',
  isOpen: controlled,
  onOpenChange,
}: PopoverProps) {
  const ownId = useId();
  const layerId = useId();
  const [triggerRef] = useState(createRef<HTMLButtonElement>);
  const [isOpen, change] = useControlledState(controlled, false, (next) => onOpenChange?.({ isOpen: next }));
  const { code, prepare, ask } = useOnDemand(loadLayer);
  const { ref, id = ownId } = trigger.props;
  const merged = useMemo(() => mergeRefs(ref, triggerRef), [ref, triggerRef]);
  const isShown = isOpen && code !== undefined;

  // The press is forgotten when the code cannot be loaded: the popover must not open once nobody waits for it.
  const forget = useEffectEvent(() => change(false));
  useEffect(() => {
    if (isOpen) void ask(() => forget());
  }, [isOpen, ask]);

  return (
    <>
      {cloneElement(trigger, {
        ref: merged,
        id,
        ...(interaction === 'focus'
          ? { 'aria-describedby': isShown ? layerId : trigger.props['aria-describedby'] }
          : { 'aria-haspopup': 'dialog', 'aria-expanded': isShown }),
        ...handlersOf({ trigger, interaction, isOpen, change, hint: prepare }),
      })}
      {isShown && (
        <code.PopoverLayer
          id={layerId}
          title={title}
          count={count}
          action={action}
          placement={placement}
          size={size}
          interaction={interaction}
          triggerRef={triggerRef}
          labelledBy={id}
          onClose={() => change(false)}
        >
          {children}
        </code.PopoverLayer>
      )}
    </>
  );
}

interface Interplay extends Pick<PopoverProps, 'trigger'> {
  interaction: PopoverInteraction;
  isOpen: boolean;
  change: (isOpen: boolean) => void;
  hint: () => void;
}

/** The handlers of the trigger, called after its own. */
function handlersOf({ trigger: { props }, interaction, isOpen, change, hint }: Interplay) {
  const isByFocus = interaction === 'focus';
  return {
    onPointerEnter: (event: PointerEvent<HTMLButtonElement>) => {
      props.onPointerEnter?.(event);
      hint();
    },
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      props.onFocus?.(event);
      hint();
      if (isByFocus) change(true);
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      props.onBlur?.(event);
      if (isByFocus) change(false);
    },
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      props.onClick?.(event);
      // Not every browser moves focus to a pressed button, and the popover gives it back to where it was.
      event.currentTarget.focus();
      if (!isByFocus) change(!isOpen);
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      props.onKeyDown?.(event);
      if (event.key !== 'Escape' || !isOpen) return;
      // The dialog below stays open: one Escape takes away one thing.
      event.stopPropagation();
      change(false);
    },
  };
}
