import { useLingui } from '@lingui/react/macro';

/** Why a name cannot be that of a key. */
export type NameMistake = 'missing' | 'long' | 'taken';

/** The server's limit. */
const longest = 60;

/** The mistake in a name that needs no server to be found. */
export function nameMistakeIn(name: string): Exclude<NameMistake, 'taken'> | undefined {
  const { length } = name.trim();
  if (length === 0) return 'missing';
  return length > longest ? 'long' : undefined;
}

export function useNameMessages(): Record<NameMistake, string> {
  const { t } = useLingui();
  return {
    missing: t`Enter a name for the key.`,
    long: t`Enter at most ${longest} characters.`,
    taken: t`Another key has this name. Choose a different one.`,
  };
}
