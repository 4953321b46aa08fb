import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../components/modals/Dialog.tsx';
import { useConfirm } from '../../components/modals/useConfirm.tsx';
import { MethodStep } from './steps/MethodStep.tsx';
import { PhoneStep } from './steps/PhoneStep.tsx';
import { ProofStep } from './steps/ProofStep.tsx';
import { RecoveryStep } from './steps/RecoveryStep.tsx';
import type { TwoStepDialogProps, TwoStepPlace } from './two-step.types.ts';

/** Sets up a second step of signing in. It is on once a code has proved that the phone works, and the recovery codes are shown after that. */
export function TwoStepDialog({ isOpen, place, onClose, ...step }: TwoStepDialogProps) {
  const { t } = useLingui();
  const titles: Record<TwoStepPlace, string> = {
    method: t`Set up two-step verification`,
    phone: t`Add your phone number`,
    proof: step.method === 'app' ? t`Add your authenticator app` : t`Enter the code we texted you`,
    recovery: t`Keep your recovery codes`,
  };
  const { ask, dialog } = useConfirm();
  const canClose = () => {
    // The code that is being checked may turn it on, and then the recovery codes have to be shown.
    if (place === 'proof' && step.isBusy) return false;
    if (place !== 'recovery') return true;
    return ask({
      title: t`Close without the codes?`,
      children: t`They are not shown again. Without them and your phone, you can't sign in.`,
      confirmLabel: t`Close`,
      cancelLabel: t`Keep the codes`,
      tone: 'danger',
    });
  };
  return (
    <>
      <Dialog
        isOpen={isOpen}
        title={titles[place]}
        canClose={canClose}
        onClose={place === 'recovery' ? step.onKept : onClose}
      >
        {place === 'method' && <MethodStep {...step} onClose={onClose} />}
        {place === 'phone' && <PhoneStep {...step} onClose={onClose} />}
        {place === 'proof' && <ProofStep {...step} onClose={onClose} />}
        {place === 'recovery' && <RecoveryStep {...step} />}
      </Dialog>
      {dialog}
    </>
  );
}
