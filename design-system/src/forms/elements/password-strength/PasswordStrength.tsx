import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef } from 'react';
import type { Tone } from '../../../theme/tones.ts';
import { Bar, Bars, Root, Verdict } from './PasswordStrength.styles.ts';
import { type Advice, assessPassword, type Strength, strengths } from './password-strength.ts';

export interface PasswordStrengthProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The typed password. It does not leave the browser. */
  password: string;
  /** Words that guessers know, such as the person's name and address. */
  personal?: readonly string[];
}

const looks: Record<Strength, { tone: Tone; word: MessageDescriptor }> = {
  none: { tone: 'secondary', word: msg`Not entered yet` },
  weak: { tone: 'danger', word: msg({ message: 'Weak', context: 'password' }) },
  fair: { tone: 'warning', word: msg({ message: 'Fair', context: 'password' }) },
  good: { tone: 'info', word: msg({ message: 'Good', context: 'password' }) },
  strong: { tone: 'success', word: msg({ message: 'Strong', context: 'password' }) },
};

const advices: Record<Advice, MessageDescriptor> = {
  longer: msg`Add a word or two.`,
  lessCommon: msg`Avoid common words.`,
  fewerRepeats: msg`Avoid repeats and sequences such as abcd.`,
  notAboutYou: msg`Avoid personal information.`,
};

/** Says how long a new password would stand, and what would help. It belongs under a `PasswordField` for a new one, never under sign-in. */
export function PasswordStrength({ password, personal, ...rest }: PasswordStrengthProps) {
  const { t } = useLingui();
  const { strength, advice } = assessPassword(password, personal);
  const { tone, word } = looks[strength];
  const level = strengths.indexOf(strength);

  return (
    <Root {...rest} data-tone={tone}>
      <Bars
        role="meter"
        aria-label={t`Strength of the password`}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={level}
        aria-valuetext={t(word)}
      >
        {strengths.slice(1).map((each, index) => (
          <Bar key={each} data-filled={index < level || undefined} />
        ))}
      </Bars>
      <Verdict role="status">
        {strength !== 'none' && (
          <>
            <strong>{t(word)}</strong> {advice.map((each) => t(advices[each])).join(' ')}
          </>
        )}
      </Verdict>
    </Root>
  );
}
