import { useLingui } from '@lingui/react/macro';

export const LIVES = { '30': 30, '90': 90, '365': 365, never: null } as const;
export type LifeId = keyof typeof LIVES;

/** The choices of how long a key lives. */
export function useLives(): { value: LifeId; label: string }[] {
  const { t } = useLingui();
  return [
    { value: '30', label: t`In 30 days` },
    { value: '90', label: t`In 90 days` },
    { value: '365', label: t`In a year` },
    { value: 'never', label: t({ message: 'Never', context: 'expiry' }) },
  ];
}
