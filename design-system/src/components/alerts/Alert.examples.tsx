import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Luggage } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '../../forms/elements/input/TextField.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import type { Tone } from '../../theme/tones.ts';
import { Button } from '../buttons/Button.tsx';
import { Link } from '../buttons/Link.tsx';
import { Alert } from './Alert.tsx';
import { FormError } from './FormError.tsx';

export function Basic() {
  return (
    <Alert announced="never">
      <Trans>Policies issued today are billed on the first day of the next month.</Trans>
    </Alert>
  );
}

export function WithTitle() {
  const { t } = useLingui();
  return (
    <Alert announced="never" tone="warning" title={t`The partner’s contract ends in 12 days`}>
      <Trans>
        After that, none of its policies can be sold. <Link href="/partners">Renew the contract</Link>
      </Trans>
    </Alert>
  );
}

const messages: [tone: Tone, text: MessageDescriptor][] = [
  ['primary', msg`A new price list is in force.`],
  ['secondary', msg`This policy is a copy; the original is kept by the insurer.`],
  ['success', msg`The eSIM is active.`],
  ['danger', msg`The claim couldn't be sent because the receipt is missing.`],
  ['warning', msg`The passport ends before the trip does.`],
  ['info', msg`Boarding starts 40 minutes before departure.`],
  ['dark', msg`The claims desk is closed from 22:00 to 6:00.`],
];

export function Tones() {
  const { t } = useLingui();
  return (
    <Stack gap="m">
      {messages.map(([tone, text]) => (
        <Alert key={tone} announced="never" tone={tone}>
          {t(text)}
        </Alert>
      ))}
    </Stack>
  );
}

export function WithIcon() {
  return (
    <Stack gap="m">
      <Alert announced="never" icon={Luggage}>
        <Trans>Luggage cover starts at check-in.</Trans>
      </Alert>
      <Alert announced="never" tone="success" icon="none">
        <Trans>Luggage cover starts at check-in.</Trans>
      </Alert>
    </Stack>
  );
}

export function WithActions() {
  const { t } = useLingui();
  return (
    <Alert
      announced="never"
      tone="danger"
      title={t`The payment was refused`}
      actions={
        <>
          <Button size="small" tone="danger">
            <Trans>Try another card</Trans>
          </Button>
          <Button size="small" tone="danger" variant="ghost">
            <Trans>Show the bank’s answer</Trans>
          </Button>
        </>
      }
    >
      <Trans>The policy is not in force until it is paid.</Trans>
    </Alert>
  );
}

export function DismissedByTheParent() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Stack>
      <Alert isDismissible isOpen={isOpen} onDismiss={() => setIsOpen(false)} tone="info">
        <Trans>Travellers to Brazil need proof of a yellow fever vaccination.</Trans>
      </Alert>
      <Inline>
        <Button variant="soft" onClick={() => setIsOpen(true)}>
          <Trans>Show the message</Trans>
        </Button>
      </Inline>
    </Stack>
  );
}

export function DismissesItself() {
  return (
    <Alert isDismissible tone="success">
      <Trans>The boarding pass was sent to the traveller.</Trans>
    </Alert>
  );
}

export function Live() {
  const { t } = useLingui();
  const [bags, setBags] = useState(t`two`);
  const isNumber = /^\d*$/.test(bags);
  return (
    <Stack>
      <TextField label={t`Bags`} value={bags} onChange={({ target }) => setBags(target.value)} />
      {!isNumber && (
        <Alert tone="danger">
          <Trans>Bags are counted in digits, such as 2.</Trans>
        </Alert>
      )}
    </Stack>
  );
}

export function OfAForm() {
  const [isRefused, setIsRefused] = useState(false);
  return (
    <Stack as="form" gap="s" align="start" onSubmit={(event: React.FormEvent) => event.preventDefault()}>
      <Button type="submit" onClick={() => setIsRefused(true)}>
        <Trans>Issue policy</Trans>
      </Button>
      <FormError>{isRefused && <Trans>The policy was not issued: the trip starts in the past.</Trans>}</FormError>
    </Stack>
  );
}
