import { notify } from '@embarque/design-system';
import { TwoStepDialog, type TwoStepDialogProps } from '@embarque/design-system/account';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { HttpError } from '../../../http/http.error.ts';
import { useUser } from '../../../session/SessionProvider.tsx';
import type { ModalProps } from '../frame/modal.types.ts';
import { useTask } from '../frame/useTask.ts';
import { modalCalls } from '../modal-examples.api.ts';

type Step = Pick<TwoStepDialogProps, 'place' | 'method' | 'secret' | 'phone' | 'recoveryCodes' | 'mistake'>;

const isWrong = (error: unknown) => error instanceof HttpError && error.status === 422;

/** MEX-08: the method, then its details; the code of the demo is 123456. */
export function TwoFactor({ onClose }: ModalProps) {
  const { t } = useLingui();
  const user = useUser();
  const { isBusy, run } = useTask();
  const [step, setStep] = useState<Step>({ place: 'method', method: 'app' });
  const go = (change: Partial<Step>) => setStep((before) => ({ ...before, mistake: null, ...change }));
  const prove = async (code: string) => {
    try {
      go({ place: 'recovery', recoveryCodes: await modalCalls.prove(code) });
    } catch (error) {
      if (!isWrong(error)) throw error;
      go({ mistake: 'wrong code' });
    }
  };
  return (
    <TwoStepDialog
      isOpen
      {...step}
      issuer="Embarque"
      account={user?.email ?? ''}
      isBusy={isBusy}
      onMethodChange={go}
      onContinue={() =>
        step.method === 'sms'
          ? go({ place: 'phone' })
          : void run(async () => go({ place: 'proof', secret: await modalCalls.twoStep() }))
      }
      onPhone={({ phone }) => go({ place: 'proof', phone: `•••• ${phone.slice(-4)}` })}
      onCode={({ code }) => void run(() => prove(code))}
      onBack={() => go({ place: 'method' })}
      onKept={() => {
        notify.success(t`Two-step verification is on`);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
