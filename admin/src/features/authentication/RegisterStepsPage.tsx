import { Alert, AuthCard, Stack, Wizard } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { CreditCard, FileText, User } from 'lucide-react';
import { useEffect } from 'react';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { EntryTools } from '../../session/pages/EntryTools.tsx';
import { MoodDial } from './drawing/MoodDial.tsx';
import { AttemptAlert } from './forms/AttemptAlert.tsx';
import { Done } from './forms/Done.tsx';
import { AccountStep } from './steps/AccountStep.tsx';
import { BillingStep } from './steps/BillingStep.tsx';
import { PersonalStep } from './steps/PersonalStep.tsx';
import { STEPS } from './steps/registration.ts';
import { type RegistrationSteps, useRegistration } from './steps/useRegistration.ts';

/** `/pages/register-multi-steps` (AUT-06): the URL holds the step. */
export function RegisterStepsPage() {
  const { t } = useLingui();
  const registration = useRegistration();
  const { entry } = registration;
  return (
    <>
      <PageTitle title={t`Create an account`} />
      <AuthCard
        size="wide"
        title={t`Create an account`}
        description={t`Three steps: your account, your details, and your plan.`}
        tools={<EntryTools />}
      >
        {entry.state === 'done' ? (
          <Done title={t`Your account is created`} next={{ label: t`Sign in`, href: '/pages/login-basic' }}>
            <Trans>Nothing was charged: this is a demo.</Trans>
          </Done>
        ) : (
          <Stack gap="l">
            <Notice registration={registration} />
            <AttemptAlert entry={entry} />
            <Steps registration={registration} />
          </Stack>
        )}
        <MoodDial mood={entry.mood} hint={t`The usernames admin, client and marina are taken.`} />
      </AuthCard>
    </>
  );
}

/** Says why an earlier step is shown than the URL asked for. */
function Notice({ registration: { isSentBack, isRestored } }: { registration: RegistrationSteps }) {
  const { t } = useLingui();
  if (!isSentBack) return null;
  return (
    <Alert tone="info">
      {isRestored
        ? t`Your entries are still here. Enter your password again to go on.`
        : t`Start here: the later steps build on this one.`}
    </Alert>
  );
}

function Steps({ registration }: { registration: RegistrationSteps }) {
  const { t } = useLingui();
  const { entry, form, step, show, validate, send } = registration;
  const { setFocus } = form;
  const isSentToUsername = step === 'account' && entry.state === 'refused' && entry.refusal?.reason === 'taken';
  useEffect(() => {
    if (isSentToUsername) setFocus('username', { shouldSelect: true });
  }, [isSentToUsername, setFocus]);
  const finish = async () => {
    if ((await send()) !== 'taken') return;
    show('account');
    form.setError('username', { message: t`This username is already in use. Choose another one.` });
  };
  return (
    <Wizard
      label={t`New account`}
      headingLevel={2}
      steps={[
        {
          id: 'account',
          title: t`Account`,
          subtitle: t`How you sign in`,
          icon: FileText,
          content: <AccountStep form={form} />,
          validate: () => validate('account'),
        },
        {
          id: 'personal',
          title: t`Personal`,
          subtitle: t`Name and address`,
          icon: User,
          content: <PersonalStep form={form} />,
          validate: () => validate('personal'),
        },
        {
          id: 'billing',
          title: t({ message: 'Billing', context: 'step' }),
          subtitle: t`Plan and card`,
          icon: CreditCard,
          content: <BillingStep form={form} />,
          validate: () => validate('billing'),
        },
      ]}
      current={step}
      onStepChange={(change) => {
        const next = STEPS.find((each) => each === change.step);
        if (next) show(next);
      }}
      onInput={entry.change}
      finishLabel={t`Create account`}
      onFinish={finish}
    />
  );
}
