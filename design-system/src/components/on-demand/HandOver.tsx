import { type ReactNode, useEffect, useRef } from 'react';
import type { OnDemandCode } from '../../lib/on-demand/useOnDemand.ts';

export interface HandOverProps {
  /** Whether the button itself is there: its code has arrived. */
  isReady: boolean;
  /** Fetches the code, with a press on the button that stands in. Leave out where it ignores presses. */
  ask: OnDemandCode<object>['ask'] | undefined;
  /** The button that stands in until then. */
  standIn: ReactNode;
  /** The button itself. */
  children: ReactNode;
}

/** A button whose code comes later: focus and a press pass on from the one that stands in for it. */
export function HandOver({ isReady, ask, standIn, children }: HandOverProps) {
  const place = useRef<HTMLSpanElement>(null);
  const hasFocus = useRef(false);
  const isPressed = useRef(false);

  useEffect(() => {
    const element = place.current;
    if (!element || isReady || !ask) return;
    const press = () => {
      isPressed.current = true;
      void ask(() => {
        isPressed.current = false;
      });
    };
    element.addEventListener('click', press);
    return () => element.removeEventListener('click', press);
  }, [isReady, ask]);

  useEffect(() => {
    const button = isReady && place.current?.querySelector('button');
    if (!button) return;
    if (hasFocus.current) button.focus();
    if (isPressed.current) button.click();
    isPressed.current = false;
  }, [isReady]);

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
      {isReady ? children : standIn}
    </span>
  );
}
