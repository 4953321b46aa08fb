import { IconButton } from '@embarque/design-system';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type * as later from './later.ts';
import { useLater } from './LaterProvider.tsx';

export interface LaterButtonProps {
  /** How the button looks until its code is there. */
  icon: LucideIcon;
  label: string;
  /** The button itself. */
  children: (code: typeof later) => ReactNode;
}

/** A button of the navbar whose code comes later, or when somebody presses it: the press counts for it then. */
export function LaterButton({ icon, label, children }: LaterButtonProps) {
  const { code, ask } = useLater();
  const [isPressed, setPressed] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const press = () => {
    setPressed(true);
    void ask(() => setPressed(false));
  };
  return (
    <span ref={place} style={{ display: 'contents' }}>
      {code ? children(code) : <IconButton icon={icon} label={label} onClick={press} />}
      {code && isPressed && <PressAgain place={place} />}
    </span>
  );
}

function PressAgain({ place }: { place: RefObject<HTMLElement | null> }) {
  useEffect(() => place.current?.querySelector('button')?.click(), [place]);
  return null;
}
