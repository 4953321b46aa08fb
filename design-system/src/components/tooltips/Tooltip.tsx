import { cloneElement, type ReactElement, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';
import { GRACE_BEFORE_HIDING_MS, REST_BEFORE_SHOWING_MS } from './tooltip.times.ts';
import type { TooltipPlacement } from './TooltipBubble.tsx';

interface Described {
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
  label?: string;
  title?: string | undefined;
}

export interface TooltipProps {
  /** A few words about what the pointer is on. Nothing that is needed to go on: fingers never see it. */
  content: string;
  /**
   * The side it stands on while there is room.
   * @default 'top'
   */
  placement?: TooltipPlacement;
  /** Whether it is there, when its owner decides that; left out, pointer and focus do. */
  isOpen?: boolean;
  /** Called when pointer, focus or Escape ask for another state. */
  onOpenChange?: (change: { isOpen: boolean }) => void;
  /** One element, best one that takes focus, so that the keyboard reaches it too. */
  children: ReactElement<Described>;
}

const loadBubble = () => import('./TooltipBubble.tsx');

/** Says in words what an icon means or how a figure came about. Its code arrives with the first hover or focus. */
export function Tooltip({ content, placement = 'top', isOpen: isOpenOutside, onOpenChange, children }: TooltipProps) {
  const id = useId();
  const target = useRef<Element>(null);
  const { code, prepare } = useOnDemand(loadBubble);
  const { isOpen, show, hide } = useHint(isOpenOutside, onOpenChange);
  const repeatsName = [children.props['aria-label'], children.props.label].includes(content);

  useEffect(() => {
    if (isOpenOutside) prepare();
  }, [isOpenOutside, prepare]);

  const showSoon = (delay: number) => {
    // Without a network the tooltip stays away; the words are a help, no more.
    prepare();
    show(delay);
  };

  return (
    <span
      ref={(wrapper) => {
        target.current = wrapper?.firstElementChild ?? null;
      }}
      style={{ display: 'contents' }}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && showSoon(REST_BEFORE_SHOWING_MS)}
      onPointerLeave={() => hide(GRACE_BEFORE_HIDING_MS)}
      onPointerDown={() => hide(0)}
      onFocus={(event) => event.target.matches(':focus-visible') && showSoon(0)}
      onBlur={() => hide(0)}
    >
      {cloneElement(children, {
        title: undefined,
        'aria-describedby': isOpen && !repeatsName ? id : children.props['aria-describedby'],
      })}
      {isOpen && code && (
        <code.TooltipBubble
          id={id}
          targetRef={target}
          placement={placement}
          onEnter={() => show(0)}
          onLeave={() => hide(GRACE_BEFORE_HIDING_MS)}
        >
          {content}
        </code.TooltipBubble>
      )}
    </span>
  );
}

/** Opens and closes after a delay; a later request replaces an earlier one. Escape closes at once. */
function useHint(isOpenOutside: boolean | undefined, onOpenChange: TooltipProps['onOpenChange']) {
  const [isOpenInside, setOpen] = useState(false);
  const isOpen = isOpenOutside ?? isOpenInside;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = (next: boolean) => {
    setOpen(next);
    if (next !== isOpen) onOpenChange?.({ isOpen: next });
  };
  const close = useEffectEvent(() => change(false));
  const schedule = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change(next), delay);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The dialog below stays open: one Escape takes away one thing.
      event.stopPropagation();
      clearTimeout(timer.current);
      close();
    };
    document.addEventListener('keydown', closeOnEscape, true);
    return () => document.removeEventListener('keydown', closeOnEscape, true);
  }, [isOpen]);

  return { isOpen, show: (delay: number) => schedule(true, delay), hide: (delay: number) => schedule(false, delay) };
}
