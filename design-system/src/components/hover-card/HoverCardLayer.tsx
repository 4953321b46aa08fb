import type { ReactNode, RefObject } from 'react';

export const loadHoverCard = () => import('../popovers/PopoverLayer.tsx');

interface HoverCardLayerProps {
  code: Awaited<ReturnType<typeof loadHoverCard>>;
  /** Describes the trigger. */
  id: string;
  triggerId: string;
  triggerRef: RefObject<HTMLElement | null>;
  /** Called when the pointer is on the card. */
  onEnter: () => void;
  onLeave: () => void;
  /** Called when the trigger scrolls away. */
  onClose: () => void;
  children: ReactNode;
}

/** The open card. */
export function HoverCardLayer({ code, triggerId, onEnter, onLeave, ...rest }: HoverCardLayerProps) {
  return (
    // The card stands elsewhere in the document, but React brings its events here.
    <span
      style={{ display: 'contents' }}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      onPointerDown={(event) => event.stopPropagation()}
    >
      <code.PopoverLayer {...rest} labelledBy={triggerId} placement="bottom start" size="card" interaction="focus" />
    </span>
  );
}
