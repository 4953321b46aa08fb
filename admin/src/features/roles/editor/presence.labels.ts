import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

interface PresenceTexts {
  /** How many people are signed in now. */
  signedIn: (count: number) => string;
  /** How many of them have a page open that they may no longer see. */
  losing: (count: number) => string;
}

/** The texts about people who are signed in; empty where there are none. */
export function usePresenceTexts(): PresenceTexts {
  const { t } = useLingui();
  return {
    signedIn: (count) => (count > 0 ? t`${plural(count, { one: '# signed in now', other: '# signed in now' })}` : ''),
    losing: (count) =>
      count > 0
        ? t`${plural(count, {
            one: '# loses access to a page that is open',
            other: '# lose access to a page that is open',
          })}`
        : '',
  };
}
