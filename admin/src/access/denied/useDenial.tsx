import { Button, type DenialProps, Link } from '@embarque/design-system';
import type { Explanation, NextStep } from '@embarque/mocks/access';
import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { config } from '../../config.ts';
import { paths } from '../../paths.ts';
import { useRights } from '../../session/view/useRights.ts';
import { useStopView } from '../../session/view/useStopView.ts';
import { type Attempt, useExplain } from '../useExplain.ts';
import { useSentences } from '../sentences/useSentences.ts';

export interface ExplainedDenial extends DenialProps {
  reason: string;
  explanation: Explanation;
}

/** Why an attempt is denied, ready to be drawn: the sentence, the rule, the roles that may, and the next steps. */
export function useDenial(attempt: Attempt): ExplainedDenial {
  const { t } = useLingui();
  const stopView = useStopView();
  const rights = useRights();
  const role = rights?.role ?? '';
  const explanation = useExplain()(attempt);
  const { verdict, rule, holders } = useSentences(role)(attempt, explanation);
  const steps: Readonly<Partial<Record<NextStep, ReactNode>>> = {
    'request access': <AskForAccess about={verdict} />,
    'ask an administrator': <AskForAccess about={verdict} />,
    'sign in': <Link variant="alone" href={paths.login}>{t`Sign in`}</Link>,
    'leave view': <Button variant="soft" size="small" onClick={stopView}>{t`Stop viewing`}</Button>,
    'see plans': <Link variant="alone" href={paths.pricing}>{t`See plans`}</Link>,
  };
  return {
    explanation,
    reason: verdict,
    facts: [...(rule ? [{ icon: KeyRound, text: rule }] : []), ...(holders ? [{ icon: Users, text: holders }] : [])],
    actions: explanation.nextSteps
      .filter((step) => !rights?.view || step === 'leave view')
      .map((step) => <span key={step}>{steps[step]}</span>),
  };
}

/** Writes to the administrator, if the app knows one. */
function AskForAccess({ about }: { about: string }) {
  const { t } = useLingui();
  const { adminEmail } = config;
  if (!adminEmail) return <Trans>Ask an administrator of your company for access.</Trans>;
  const subject = encodeURIComponent(t`Request for access`);
  return (
    <Link variant="alone" href={`mailto:${adminEmail}?subject=${subject}&body=${encodeURIComponent(about)}`}>
      <Trans>Ask for access</Trans>
    </Link>
  );
}
