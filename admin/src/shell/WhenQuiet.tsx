import { IconButton } from '@embarque/design-system';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useIdle } from './useIdle.ts';

export interface WhenQuietProps {
  /** How the button looks until its code is there. */
  icon: LucideIcon;
  label: string;
  /** The button itself, loaded lazily. */
  children: ReactNode;
}

/** A button of the navbar whose code waits until the page has come to rest, or until somebody presses it. */
export function WhenQuiet({ icon, label, children }: WhenQuietProps) {
  const isIdle = useIdle();
  const [isPressed, setPressed] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const button = <IconButton icon={icon} label={label} onClick={() => setPressed(true)} />;
  return (
    <span ref={place} style={{ display: 'contents' }}>
      {isIdle || isPressed ? (
        <Suspense fallback={button}>
          {children}
          {isPressed && <PressAgain place={place} />}
        </Suspense>
      ) : (
        button
      )}
    </span>
  );
}

/** The press that asked for the button counts for it. */
function PressAgain({ place }: { place: RefObject<HTMLElement | null> }) {
  useEffect(() => place.current?.querySelector('button')?.click(), [place]);
  return null;
}
