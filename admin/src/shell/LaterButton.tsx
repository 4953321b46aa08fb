import { Badge, BadgeAnchor, IconButton, type Tone } from '@embarque/design-system';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type * as later from './later.ts';
import { useLater } from './LaterProvider.tsx';

export interface LaterButtonProps {
  /** How the button looks until its code is there. */
  icon: LucideIcon;
  label: string;
  /** The number on its badge until then; zero shows none. */
  count: number;
  countTone: Tone;
  /** The button itself. */
  children: (code: typeof later) => ReactNode;
}

/** A button of the navbar whose code comes later, or when somebody presses it: focus and the press pass on to it then. */
export function LaterButton({ icon, label, count, countTone, children }: LaterButtonProps) {
  const { code, ask } = useLater();
  const [isPressed, setPressed] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const hasFocus = useRef(false);
  const press = () => {
    setPressed(true);
    void ask(() => setPressed(false));
  };

  useEffect(() => {
    const button = code && place.current?.querySelector('button');
    if (button && hasFocus.current) button.focus();
    if (button && isPressed) button.click();
  }, [code, isPressed]);

  return (
    <span
      ref={place}
      style={{ display: 'contents' }}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      {code ? (
        children(code)
      ) : (
        <BadgeAnchor
          placement="within"
          badge={
            count > 0 && (
              <Badge aria-hidden tone={countTone} variant="solid">
                {count}
              </Badge>
            )
          }
        >
          <IconButton icon={icon} label={label} onClick={press} />
        </BadgeAnchor>
      )}
    </span>
  );
}
