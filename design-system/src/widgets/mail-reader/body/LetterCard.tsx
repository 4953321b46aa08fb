import { type ReactNode, useEffect, useId, useRef } from 'react';
import { HoverCardLayer, loadHoverCard } from '../../../components/hover-card/HoverCardLayer.tsx';
import { useOnDemand } from '../../../lib/on-demand/useOnDemand.ts';

interface LetterCardProps {
  /** The link in the frame that the card stands at. */
  link: Element;
  frame: HTMLIFrameElement;
  onEnter: () => void;
  onLeave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The card of a link in the frame of a letter: it stands at a place of the page that lies over the link. */
export function LetterCard({ link, frame, children, ...callbacks }: LetterCardProps) {
  const id = useId();
  const placeId = useId();
  const place = useRef<HTMLSpanElement>(null);
  const { code, prepare } = useOnDemand(loadHoverCard);
  useEffect(prepare, [prepare]);
  const [around, own] = [frame.getBoundingClientRect(), link.getBoundingClientRect()];
  return (
    <>
      <span
        ref={place}
        id={placeId}
        style={{
          position: 'fixed',
          // Measured from the left, in either direction of the page.
          inset: `${around.top + own.top}px auto auto ${around.left + own.left}px`,
          inlineSize: own.width,
          blockSize: own.height,
          pointerEvents: 'none',
        }}
      />
      {code && (
        <HoverCardLayer code={code} id={id} triggerId={placeId} triggerRef={place} {...callbacks}>
          {children}
        </HoverCardLayer>
      )}
    </>
  );
}
