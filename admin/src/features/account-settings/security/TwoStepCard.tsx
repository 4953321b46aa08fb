import { Button, Card, Dialog, Form, FormActions, FormError, Stack, Status } from '@embarque/design-system';
import { TwoStepDialog, type TwoStepPlace } from '@embarque/design-system/account';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useActorState } from '../../../app-state/useActorState.ts';
import { config } from '../../../config.ts';
import { useInspectedActor } from '../../../inspection/inspection.tsx';
import { type TwoStepActor, twoStepMachine } from '../machine/two-step.machine.ts';
import { ProofField } from '../../../proof/ProofField.tsx';
import { useProof } from '../../../proof/useProof.tsx';
import { useProofNeeded } from '../../../proof/useProven.ts';
import type { AccountState } from '../model/account.types.ts';
import { useRequest } from '../parts/useRequest.ts';
import { accountCalls } from '../server/account.api.ts';
import { useAccount } from '../useAccount.ts';

const ISSUER = 'Embarque Demo';

/** The code of every text message of the demo: none is sent. */
const DEMO_SMS_CODE = '246810';

/** ACC-05: two-step verification. It is on once a code has proved it. */
export function TwoStepCard() {
  const { t } = useLingui();
  const { state, receive } = useAccount();
  const actor = useInspectedActor(twoStepMachine, { input: { isOn: state.twoStep.isOn } });
  const isOn = useActorState(actor, (snapshot) => snapshot.matches('on'));
  const [isTurningOff, setTurningOff] = useState(false);
  const { askProof, isAsking, proofDialog } = useProof({ onProven: () => actor.send({ type: 'set-up asked' }) });
  const again = useProof({
    onProven: () => actor.send({ type: 'password given' }),
    onDenied: () => actor.send({ type: 'password not given' }),
  });

  useEffect(() => {
    const changed = actor.on('two-step changed', () => {
      const { method, phoneEnd, recoveryCodes } = actor.getSnapshot().context;
      receive({ twoStep: { isOn: true, way: method, phoneEnd, recoveryCodesLeft: recoveryCodes.length } });
    });
    const asked = actor.on('password asked', () => again.askPassword());
    return () => {
      changed.unsubscribe();
      asked.unsubscribe();
    };
  });
  return (
    <Card title={t`Two-step verification`}>
      <Stack gap="l" align="start">
        {isOn ? <OnLine /> : <OffLine />}
        {isOn ? (
          <Button variant="outline" tone="danger" onClick={() => setTurningOff(true)}>
            <Trans>Turn off two-step verification</Trans>
          </Button>
        ) : (
          <Button aria-haspopup="dialog" isBusy={isAsking} onClick={askProof}>
            <Trans>Enable two-step verification</Trans>
          </Button>
        )}
      </Stack>
      {proofDialog}
      {again.proofDialog}
      <SetUp actor={actor} account={state.general.email} />
      <Dialog
        isOpen={isTurningOff}
        title={t`Turn off two-step verification?`}
        initialFocus="field"
        onClose={() => setTurningOff(false)}
      >
        <TurnOff
          onClose={() => setTurningOff(false)}
          onDone={(settings) => {
            setTurningOff(false);
            actor.send({ type: 'turned off' });
            receive(settings);
          }}
        />
      </Dialog>
    </Card>
  );
}

function OffLine() {
  return (
    <>
      <Status tone="secondary">
        <Trans>Two-step verification is off.</Trans>
      </Status>
      <p>
        <Trans>You'll sign in with your password and a code from your phone.</Trans>
      </p>
    </>
  );
}

function OnLine() {
  const { way, phoneEnd, recoveryCodesLeft } = useAccount().state.twoStep;
  return (
    <>
      <Status tone="success">
        <Trans>Two-step verification is on.</Trans>
      </Status>
      <p>
        {way === 'sms' ? (
          <Trans>We text a code to the number ending in {phoneEnd}.</Trans>
        ) : (
          <Trans>Your authenticator app shows the codes.</Trans>
        )}{' '}
        <Trans>Recovery codes left: {recoveryCodesLeft}.</Trans>
      </p>
    </>
  );
}

const PROOF = ['proving', 'resending', 'checking'] as const;
const BUSY = ['starting', 'resending', 'checking'] as const;

/** The place that the dialog shows in a state of the machine; `null` while there is no dialog. */
function placeIn(snapshot: SnapshotFrom<typeof twoStepMachine>): TwoStepPlace | null {
  if (snapshot.matches('choosing')) return 'method';
  if (snapshot.matches('starting')) return snapshot.context.method === 'sms' ? 'phone' : 'method';
  if (snapshot.matches('askingPhone')) return 'phone';
  if (PROOF.some((state) => snapshot.matches(state))) return 'proof';
  return snapshot.matches('recoveryShown') ? 'recovery' : null;
}

function SetUp({ actor, account }: { actor: TwoStepActor; account: string }) {
  const { t } = useLingui();
  const snapshot = useActorState(actor, (each) => each);
  const place = placeIn(snapshot);
  const { method, secret, phoneEnd, recoveryCodes, mistake, isResent } = snapshot.context;
  const phone = config.target === 'demo' ? t`•••• ${phoneEnd} (in this demo: ${DEMO_SMS_CODE})` : `•••• ${phoneEnd}`;
  return (
    <TwoStepDialog
      isOpen={place !== null}
      place={place ?? 'method'}
      method={method}
      issuer={ISSUER}
      account={account}
      secret={secret}
      phone={phone}
      recoveryCodes={recoveryCodes}
      isBusy={BUSY.some((state) => snapshot.matches(state))}
      mistake={mistake}
      isResent={isResent}
      onMethodChange={({ method: chosen }) => actor.send({ type: 'method chosen', method: chosen })}
      onContinue={() => actor.send({ type: 'continued' })}
      onPhone={({ phone: entered }) => actor.send({ type: 'phone entered', phone: entered })}
      onCode={({ code }) => actor.send({ type: 'code entered', code })}
      onResend={() => actor.send({ type: 'another code asked' })}
      onBack={() => actor.send({ type: 'went back' })}
      onKept={() => actor.send({ type: 'codes kept' })}
      onClose={() => actor.send({ type: 'closed' })}
    />
  );
}

interface TurnOffProps {
  onDone: (settings: AccountState) => void;
  onClose: () => void;
}

function TurnOff({ onDone, onClose }: TurnOffProps) {
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isProofNeeded = useProofNeeded();
  const { send, isBusy, failure, forget } = useRequest(accountCalls.turnTwoStepOff);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(isProofNeeded && password === '');
    if (isProofNeeded && password === '') return;
    const settings = await send(password ? { password } : {});
    if (settings) onDone(settings);
  };
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <p>
        <Trans>You'll sign in with your password alone, and your recovery codes will stop working.</Trans>
      </p>
      {isProofNeeded && (
        <ProofField
          takesRecoveryCode
          value={password}
          isRefused={isMissing || failure?.field === 'password'}
          onChange={(typed) => {
            setPassword(typed);
            setMissing(false);
            forget();
          }}
        />
      )}
      <FormError>{failure && failure.field === '' && failure.text}</FormError>
      <FormActions>
        <Button variant="outline" tone="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" tone="danger" isBusy={isBusy}>
          <Trans>Turn it off</Trans>
        </Button>
      </FormActions>
    </Form>
  );
}
