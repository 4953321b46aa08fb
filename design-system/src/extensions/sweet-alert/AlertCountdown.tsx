import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocaleSettings } from '../../lib/i18n/LocaleProvider.tsx';
import { Countdown } from './AlertDialog.styles.ts';

interface AlertCountdownProps {
  ms: number;
  isPaused: boolean;
  onEnd: () => void;
}

const tickMs = 100;

/** Counts down where it can be seen, and waits while it is paused. */
export function AlertCountdown({ ms, isPaused, onEnd }: AlertCountdownProps) {
  const { locale } = useLocaleSettings();
  const [left, setLeft] = useState(ms);
  const end = useEffectEvent(onEnd);
  const isOver = left <= 0;

  useEffect(() => {
    if (isPaused || isOver) return;
    let last = performance.now();
    const tick = setInterval(() => {
      const now = performance.now();
      setLeft((before) => before - (now - last));
      last = now;
    }, tickMs);
    return () => clearInterval(tick);
  }, [isPaused, isOver]);

  useEffect(() => {
    if (isOver) end();
  }, [isOver]);

  const seconds = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(Math.max(Math.ceil(left / 1000), 0));

  return (
    <Countdown role="timer" style={{ '--left': Math.max(left / ms, 0) }}>
      {isPaused ? <Trans>Paused</Trans> : <Trans>Closes in {seconds}</Trans>}
    </Countdown>
  );
}
