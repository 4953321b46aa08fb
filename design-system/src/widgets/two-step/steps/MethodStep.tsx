import { Trans, useLingui } from '@lingui/react/macro';
import { MessageSquareText, Smartphone } from 'lucide-react';
import { Button } from '../../../components/buttons/Button.tsx';
import { RadioGroup } from '../../../forms/elements/radio/RadioGroup.tsx';
import { FormActions } from '../../../forms/layout/form-layout/Form.tsx';
import { FormError } from '../../../components/alerts/FormError.tsx';
import { Body } from '../TwoStep.styles.ts';
import type { TwoStepDialogProps, TwoStepMethod, TwoStepMistake } from '../two-step.types.ts';
import { useProofExpired } from './useProofExpired.ts';
import { useStepForm } from './useStepForm.ts';

export type MethodStepProps = Pick<
  TwoStepDialogProps,
  'method' | 'isBusy' | 'mistake' | 'onMethodChange' | 'onContinue' | 'onClose'
>;

/** Asks for the way. */
export function MethodStep({ method, isBusy = false, mistake, onMethodChange, onContinue, onClose }: MethodStepProps) {
  const { t } = useLingui();
  const proofExpired = useProofExpired();
  const message = (shown: TwoStepMistake) => {
    if (shown === 'proof expired') return proofExpired;
    if (shown === 'too many codes') return t`Too many attempts. Wait a minute and try again.`;
    return t`Couldn't start the set-up. Try again.`;
  };
  return (
    <Body {...useStepForm(() => !isBusy && onContinue())}>
      <RadioGroup<TwoStepMethod>
        isFramed
        label={t({ message: 'Method', context: 'two-step verification' })}
        value={method}
        onChange={({ value }) => onMethodChange({ method: value })}
        options={[
          {
            value: 'app',
            label: t`Authenticator apps`,
            description: t`An app on your phone shows a new code every 30 seconds. It works without a network.`,
            icon: Smartphone,
          },
          {
            value: 'sms',
            label: t({ message: 'SMS', context: 'way of confirming' }),
            description: t`We text you a code. This is the weaker way: a phone number can be taken over.`,
            icon: MessageSquareText,
          },
        ]}
      />
      <FormError>{mistake && message(mistake)}</FormError>
      <FormActions>
        <Button variant="outline" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" isBusy={isBusy}>
          <Trans>Continue</Trans>
        </Button>
      </FormActions>
    </Body>
  );
}
