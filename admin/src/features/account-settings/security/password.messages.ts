import { useLingui } from '@lingui/react/macro';

export interface Passwords {
  current: string;
  next: string;
  again: string;
}

export type PasswordMistake = 'missing' | 'short' | 'common' | 'same' | 'differs';

type PasswordMistakes = Partial<Record<keyof Passwords, PasswordMistake>>;

const LEAST = 8;

/** The passwords that everybody tries first. */
const common = new Set([
  'password',
  'password1',
  '12345678',
  '123456789',
  'qwerty123',
  'senha123',
  'iloveyou',
  'embarque',
]);

const lengthOf = (text: string): PasswordMistake | undefined => {
  if (text === '') return 'missing';
  return text.length < LEAST ? 'short' : undefined;
};

/** The mistakes of a change of password; nothing is trimmed, and no signs are asked for. */
export function checkPasswords({ current, next, again }: Passwords): PasswordMistakes {
  const isCommon = common.has(next.toLowerCase());
  const found: [keyof Passwords, PasswordMistake | undefined][] = [
    ['current', lengthOf(current)],
    ['next', lengthOf(next) ?? (isCommon ? 'common' : next === current ? 'same' : undefined)],
    ['again', lengthOf(again) ?? (again === next ? undefined : 'differs')],
  ];
  return Object.fromEntries(found.filter(([, mistake]) => mistake));
}

/** @param refused the field that the server named */
export function usePasswordMessages(mistakes: PasswordMistakes, refused: string) {
  const { t } = useLingui();
  const missing: Record<keyof Passwords, string> = {
    current: t`Enter your current password.`,
    next: t`Enter a new password.`,
    again: t`Retype the new password.`,
  };
  const short: Record<keyof Passwords, string> = {
    current: t`The current password has at least 8 characters.`,
    next: t`The new password needs at least 8 characters.`,
    again: t`The retyped password needs at least 8 characters.`,
  };
  return (field: keyof Passwords): string | undefined => {
    switch (mistakes[field]) {
      case 'missing':
        return missing[field];
      case 'short':
        return short[field];
      case 'common':
        return t`This password is too easy to guess. Choose another one.`;
      case 'same':
        return t`Choose a password that differs from the current one.`;
      case 'differs':
        return t`The passwords don't match.`;
      default:
        return refused === field ? t`Wrong password. Try again.` : undefined;
    }
  };
}
