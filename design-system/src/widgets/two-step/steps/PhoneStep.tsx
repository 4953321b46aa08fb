import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormError } from '../../../components/alerts/FormError.tsx';
import { Button } from '../../../components/buttons/Button.tsx';
import { TextField } from '../../../forms/elements/input/TextField.tsx';
import { FormActions } from '../../../forms/layout/form-layout/Form.tsx';
import { Body } from '../TwoStep.styles.ts';
import type { TwoStepDialogProps } from '../two-step.types.ts';
import { useProofExpired } from './useProofExpired.ts';
import { useStepForm } from './useStepForm.ts';

export type PhoneStepProps = Pick<TwoStepDialogProps, 'isBusy' | 'mistake' | 'onPhone' | 'onBack' | 'onClose'>;

/** A number with its country's code has 8 to 15 digits. */
const isNumber = (phone: string) => /^\+[1-9]\d{7,14}$/.test(phone);

/** Asks for the number that gets text messages. */
export function PhoneStep({ isBusy = false, mistake, onPhone, onBack, onClose }: PhoneStepProps) {
  const { t } = useLingui();
  const proofExpired = useProofExpired();
  const [phone, setPhone] = useState('');
  const [sent, setSent] = useState('');
  const [isMistyped, setMistyped] = useState(false);
  const submit = () => {
    const number = phone.replaceAll(/[\s().-]/g, '');
    setMistyped(!isNumber(number));
    if (!isNumber(number) || isBusy) return;
    setSent(phone);
    onPhone({ phone: number });
  };
  const refusal = phone === sent ? mistake : null;
  const message = () => {
    if (isMistyped || refusal === 'not a number') {
      return t`Enter the full number with the country's code, for example +55 11 91234-5678.`;
    }
    if (refusal === 'too many codes') return t`Too many attempts. Wait a minute and try again.`;
    return refusal && refusal !== 'proof expired' ? t`Couldn't send a text message. Try again.` : undefined;
  };
  return (
    <Body {...useStepForm(submit)}>
      <TextField
        type="tel"
        autoComplete="tel"
        dir="ltr"
        label={t`Phone number`}
        description={t`With the country's code, for example +55 11 91234-5678`}
        value={phone}
        onChange={({ target }) => {
          setPhone(target.value);
          setMistyped(false);
        }}
        errorMessage={message()}
      />
      <FormError>{refusal === 'proof expired' && proofExpired}</FormError>
      <FormActions>
        <Button variant="ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="outline" onClick={onBack}>
          <Trans context="to the step before">Back</Trans>
        </Button>
        <Button type="submit" isBusy={isBusy}>
          <Trans>Continue</Trans>
        </Button>
      </FormActions>
    </Body>
  );
}
