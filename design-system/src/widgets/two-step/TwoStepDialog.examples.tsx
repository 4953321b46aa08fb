import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { QrCode } from './QrCode.tsx';
import { TwoStepDialog } from './TwoStepDialog.tsx';
import type { TwoStepMethod, TwoStepMistake, TwoStepPlace } from './two-step.types.ts';

/** Goes through all steps; here the code is 123456. */
export function TheWholeWay() {
  const [place, setPlace] = useState<TwoStepPlace | null>(null);
  const [method, setMethod] = useState<TwoStepMethod>('app');
  const [mistake, setMistake] = useState<TwoStepMistake | null>(null);
  const close = () => setPlace(null);
  return (
    <>
      <Button onClick={() => setPlace('method')}>
        <Trans>Set up two-step verification</Trans>
      </Button>
      <TwoStepDialog
        isOpen={place !== null}
        place={place ?? 'method'}
        method={method}
        issuer="Embarque"
        account="ana@example.com"
        secret="JBSWY3DPEHPK3PXP"
        phone="+55 •••• 5678"
        recoveryCodes={['2F7K-9QXM', 'H3RT-61WD', 'P0LC-8VZB', 'N5JE-4GYS']}
        mistake={mistake}
        onMethodChange={(change) => setMethod(change.method)}
        onContinue={() => setPlace(method === 'app' ? 'proof' : 'phone')}
        onPhone={() => setPlace('proof')}
        onCode={({ code }) => {
          setMistake(code === '123456' ? null : 'wrong code');
          if (code === '123456') setPlace('recovery');
        }}
        onBack={() => setPlace('method')}
        onKept={close}
        onClose={close}
      />
    </>
  );
}

/** A text for the camera of a phone. */
export function ACodeToScan() {
  const { t } = useLingui();
  return <QrCode text="https://embarque.example" label={t`QR code of our page`} />;
}
