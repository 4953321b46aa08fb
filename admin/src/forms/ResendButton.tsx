import { Button } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSecondsLeft } from '../app-state/useSecondsLeft.ts';

interface ResendButtonProps {
  /** When the server takes the next one, in milliseconds since 1970. */
  until: number;
  /** @default 'solid' */
  variant?: 'soft' | 'solid';
  isBusy: boolean;
  isIdle?: boolean;
  onResend: () => void;
  /** Its name once the time is over. */
  children: ReactNode;
}

/** Sends an email or a code again, once the server's time is over. Its name counts down without being announced. */
export function ResendButton({
  until,
  variant = 'solid',
  isBusy,
  isIdle = false,
  onResend,
  children,
}: ResendButtonProps) {
  const { t } = useLingui();
  const seconds = useSecondsLeft(until);
  return (
    <Button variant={variant} size="small" isBusy={isBusy} isIdle={isIdle || seconds > 0} onClick={onResend}>
      {seconds > 0 ? t`Resend in ${seconds} s` : children}
    </Button>
  );
}
