import { useLingui } from '@lingui/react/macro';

/** Writes a time that is left: `12 d 3 h 20 min`, and seconds in the last hour. */
export function useCountdown(): (seconds: number) => string {
  const { t } = useLingui();
  return (seconds) => {
    const [days, hours, minutes] = [
      Math.floor(seconds / 86_400),
      Math.floor(seconds / 3600) % 24,
      Math.floor(seconds / 60) % 60,
    ];
    const rest = seconds % 60;
    if (days > 0) return t`${days} d ${hours} h ${minutes} min`;
    if (hours > 0) return t`${hours} h ${minutes} min`;
    return t`${minutes} min ${rest} s`;
  };
}
