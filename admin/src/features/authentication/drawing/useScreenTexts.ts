import { useLingui } from '@lingui/react/macro';
import type { DrawnScreen } from '../model/authentication.paths.ts';

interface ScreenTexts {
  title: string;
  description: string;
  /** Before the link to the next screen; may be empty. */
  question: string;
  link: string;
  next: DrawnScreen;
  /** Something that the demo's server accepts. */
  hint: string;
}

/** Title, description and way on of each screen. */
export function useScreenTexts(): Record<DrawnScreen, ScreenTexts> {
  const { t } = useLingui();
  const back = { question: '', link: t`Back to sign in`, next: 'login' as const };
  return {
    login: {
      title: t`Sign in`,
      description: t`Use your staff account to continue.`,
      question: t`New on the team?`,
      link: t`Create an account`,
      next: 'register',
      hint: t`Any email with the password boarding-pass.`,
    },
    register: {
      title: t`Create an account`,
      description: t`It takes a minute. Then we confirm your email.`,
      question: t`Already have an account?`,
      link: t`Sign in`,
      next: 'login',
      hint: t`The usernames admin, client and marina are taken.`,
    },
    'forgot-password': {
      title: t`Forgot your password?`,
      description: t`Enter your email, and we'll send you a link.`,
      ...back,
      hint: t`Every email gets the same answer; the sixth link of an hour is refused.`,
    },
    'reset-password': {
      title: t`Set a new password`,
      description: t`It must differ from passwords that you used before.`,
      ...back,
      hint: t`A link works once, and only the last one that was sent.`,
    },
    'verify-email': {
      title: t`Verify your email`,
      description: t`One more step before you can sign in.`,
      ...back,
      hint: t`A link works once, and only the last one that was sent.`,
    },
    'two-steps': {
      title: t`Two-step verification`,
      description: t`Enter the code of six digits that was sent to your phone.`,
      ...back,
      hint: t`The code is 204177, the recovery code K7QM-2PXA.`,
    },
  };
}
