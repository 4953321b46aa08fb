import { cloneElement, type ReactElement, type ReactNode, useId, useRef } from 'react';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';
import { HintTarget } from '../tooltips/HintTarget.tsx';
import { GRACE_BEFORE_HIDING_MS } from '../tooltips/tooltip.times.ts';
import { useHint } from '../tooltips/useHint.ts';
import { HoverCardLayer, loadHoverCard } from './HoverCardLayer.tsx';

interface Described {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

export interface HoverCardProps {
  /** The link that leads to the thing. */
  children: ReactElement<Described>;
  /** A few facts about the thing, mounted while they are shown. Text only: focus stays on the link. */
  card: ReactNode;
}

/**
 * Shows a few facts about the thing behind a link, while the mouse rests on the link or the keyboard is there; a press follows the
 * link. Its code arrives with the first hover or focus. For a few words, use `Tooltip`; for something to press, `Popover`.
 */
export function HoverCard({ children, card }: HoverCardProps) {
  const ownId = useId();
  const cardId = useId();
  const target = useRef<HTMLElement>(null);
  const { code, prepare } = useOnDemand(loadHoverCard);
  const { isOpen, show, hide } = useHint();
  const isShown = isOpen && code !== undefined;
  const { id = ownId, 'aria-describedby': describedBy } = children.props;

  const showSoon = (delay: number) => {
    // Without a network the card stays away; the link leads to the same facts.
    prepare();
    show(delay);
  };

  return (
    <HintTarget targetRef={target} onShow={showSoon} onHide={hide}>
      {cloneElement(children, { id, 'aria-describedby': isShown ? cardId : describedBy })}
      {isShown && (
        <HoverCardLayer
          code={code}
          id={cardId}
          triggerId={id}
          triggerRef={target}
          onEnter={() => show(0)}
          onLeave={() => hide(GRACE_BEFORE_HIDING_MS)}
          onClose={() => hide(0)}
        >
          {card}
        </HoverCardLayer>
      )}
    </HintTarget>
  );
}
