import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Alert } from '../../../components/alerts/Alert.tsx';
import { Button } from '../../../components/buttons/Button.tsx';
import { CopyButton } from '../../../components/description-list/CopyButton.tsx';
import { OneTimeCodeField } from '../../../forms/elements/one-time-code/OneTimeCodeField.tsx';
import { FormActions } from '../../../forms/layout/form-layout/Form.tsx';
import { FormError } from '../../../components/alerts/FormError.tsx';
import { inGroups, otpauthUri, withoutSpaces } from '../otpauth.ts';
import { QrCode } from '../QrCode.tsx';
import { Body } from '../TwoStep.styles.ts';
import type { TwoStepDialogProps, TwoStepMistake } from '../two-step.types.ts';
import { useStepForm } from './useStepForm.ts';

export type ProofStepProps = Pick<
  TwoStepDialogProps,
  | 'method'
  | 'issuer'
  | 'account'
  | 'secret'
  | 'phone'
  | 'isBusy'
  | 'mistake'
  | 'isResent'
  | 'onCode'
  | 'onResend'
  | 'onBack'
  | 'onClose'
>;

/** Asks for a code, by which the phone proves that it works. */
export function ProofStep({
  method,
  phone = '',
  isBusy = false,
  mistake,
  isResent = false,
  onCode,
  onResend,
  ...rest
}: ProofStepProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const [sent, setSent] = useState('');
  const [isShort, setShort] = useState(false);
  const message = useMistakeMessage();
  const refusal = code === sent && mistake && isOfCode(mistake) ? mistake : null;

  const send = (value: string, isAsked: boolean) => {
    setShort(isAsked && value.length < 6);
    // A code is sent once by itself; one that was refused is not sent again while another digit is corrected.
    if (value.length < 6 || isBusy || (value === sent && !(isAsked && mistake === 'unreachable'))) return;
    setSent(value);
    onCode({ code: value });
  };
  return (
    <Body {...useStepForm(() => send(code, true))}>
      {method === 'app' ? <AppKey {...rest} /> : <p>{t`We sent a code to ${phone}. It is valid for 10 minutes.`}</p>}
      <OneTimeCodeField
        label={t`Code`}
        description={method === 'app' ? t`The 6 digits that your app shows` : t`The 6 digits of the message`}
        value={code}
        onChange={({ value }) => {
          setCode(value);
          setShort(false);
        }}
        onComplete={({ value }) => send(value, false)}
        errorMessage={isShort ? t`Enter all 6 digits.` : refusal ? message(refusal) : undefined}
      />
      {method === 'sms' && <p role="status">{isResent && t`We sent another code.`}</p>}
      <FormError>
        {mistake === 'not sent' && t`Couldn't send another code. Try again.`}
        {mistake === 'proof expired' && t`Your password is needed before we send another code.`}
      </FormError>
      <FormActions>
        <Button variant="ghost" isIdle={isBusy} onClick={rest.onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="outline" isIdle={isBusy} onClick={rest.onBack}>
          <Trans context="to the step before">Back</Trans>
        </Button>
        {method === 'sms' && onResend && (
          <Button variant="soft" isIdle={isBusy} onClick={onResend}>
            <Trans>Send another code</Trans>
          </Button>
        )}
        <Button type="submit" isBusy={isBusy}>
          <Trans>Continue</Trans>
        </Button>
      </FormActions>
    </Body>
  );
}

function AppKey({ issuer, account, secret = '' }: Pick<ProofStepProps, 'issuer' | 'account' | 'secret'>) {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>
          Scan the code with your app, such as Google Authenticator or Authy, and enter the digits it shows.
        </Trans>
      </p>
      <QrCode text={otpauthUri({ issuer, account, secret })} label={t`QR code for your authenticator app`} />
      <Alert
        tone="warning"
        icon="none"
        announced="never"
        title={
          <>
            <bdi dir="ltr">{inGroups(secret)}</bdi> <CopyButton text={withoutSpaces(secret)} label={t`Copy the key`} />
          </>
        }
      >
        <Trans>Can't scan it? Enter this key in your app by hand.</Trans>
      </Alert>
    </>
  );
}

type CodeMistake = Exclude<TwoStepMistake, 'not sent' | 'proof expired'>;

const isOfCode = (mistake: TwoStepMistake): mistake is CodeMistake =>
  mistake !== 'not sent' && mistake !== 'proof expired';

function useMistakeMessage() {
  const { t } = useLingui();
  const messages: Record<CodeMistake, string> = {
    'wrong code': t`This code isn't right. Check the clock of your phone, or wait for the next code.`,
    'code expired': t`This code has expired. Ask for another one.`,
    'too many codes': t`Too many wrong codes. Wait a minute and try again.`,
    'not a number': t`This code isn't right. Check the clock of your phone, or wait for the next code.`,
    unreachable: t`Couldn't check the code. Try again.`,
  };
  return (mistake: CodeMistake) => messages[mistake];
}
