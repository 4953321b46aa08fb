import { cloneElement, type ReactElement, useEffect, useId, useRef } from 'react';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';
import { HintTarget } from './HintTarget.tsx';
import { GRACE_BEFORE_HIDING_MS } from './tooltip.times.ts';
import type { TooltipPlacement } from './TooltipBubble.tsx';
import { useHint } from './useHint.ts';

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
  const target = useRef<HTMLElement>(null);
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
    <HintTarget targetRef={target} onShow={showSoon} onHide={hide}>
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
    </HintTarget>
  );
}
