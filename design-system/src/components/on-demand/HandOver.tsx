import { type ReactNode, useEffect, useRef } from 'react';
import type { OnDemandCode } from '../../lib/on-demand/useOnDemand.ts';

export interface HandOverProps extends Pick<OnDemandCode<object>, 'ask'> {
  /** Whether the button itself is there: its code has arrived. */
  isReady: boolean;
  /** Renders the button that stands in until then; a press fetches the code. */
  standIn: (press: () => void) => ReactNode;
  /** The button itself. */
  children: ReactNode;
}

/** A button whose code comes later: focus and a press pass on from the one that stands in for it. */
export function HandOver({ ask, isReady, standIn, children }: HandOverProps) {
  const place = useRef<HTMLSpanElement>(null);
  const hasFocus = useRef(false);
  const isPressed = useRef(false);
  const press = () => {
    isPressed.current = true;
    void ask(() => {
      isPressed.current = false;
    });
  };

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
      {isReady ? children : standIn(press)}
    </span>
  );
}
