import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { PasswordField } from '../../forms/elements/input/PasswordField.tsx';
import { TextField } from '../../forms/elements/input/TextField.tsx';
import { Select } from '../../forms/elements/select/Select.tsx';
import { TextArea } from '../../forms/elements/textarea/TextArea.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import type { Tone } from '../../theme/tones.ts';
import { Alert } from '../alerts/Alert.tsx';
import { Button } from '../buttons/Button.tsx';
import { notify } from '../toasts/notify.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Opened({ label, children, ...rest }: { label: string; children: ReactNode } & Partial<DialogProps>) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" tone={rest.tone} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        title={t`Check in online`}
        footer={
          <Button tone={rest.tone} onClick={close}>
            <Trans>Got it</Trans>
          </Button>
        }
        {...rest}
        isOpen={isOpen}
        onClose={close}
      >
        {children}
      </Dialog>
    </>
  );
}

/** The page stays visible but inert. Clicking it does not close the dialog. */
export function WithoutBackdrop() {
  const { t } = useLingui();
  return (
    <Opened label={t`Open without backdrop`} backdrop="none">
      <Trans>Check-in opens 48 hours before departure and closes one hour before.</Trans>
    </Opened>
  );
}

/** Shown at once, for something urgent. */
export function WithoutAnimation() {
  const { t } = useLingui();
  return (
    <Opened label={t`Open at once`} entrance="atOnce" title={t`Flight LA 8084`}>
      <Alert tone="warning" title={t`The gate closes in four minutes`}>
        <Trans>Gate 31 is a ten-minute walk from security.</Trans>
      </Alert>
    </Opened>
  );
}

const themes: [tone: Tone, label: MessageDescriptor][] = [
  ['primary', msg`Primary`],
  ['secondary', msg`Secondary`],
  ['success', msg`Success`],
  ['danger', msg`Danger`],
  ['warning', msg`Warning`],
  ['info', msg`Info`],
  ['dark', msg`Dark`],
];

/** The head takes the colour of what the dialog is about. */
export function Themes() {
  const { t } = useLingui();
  return (
    <Inline>
      {themes.map(([tone, label]) => (
        <Opened key={tone} tone={tone} label={t(label)}>
          <Trans>Check-in opens 48 hours before departure and closes one hour before.</Trans>
        </Opened>
      ))}
    </Inline>
  );
}

/** Reports when it opens and closes. */
export function Events() {
  const { t } = useLingui();
  return (
    <Opened
      label={t`Open and listen`}
      onOpened={() => notify.info(t`The dialog is open.`)}
      onClosed={() => notify.info(t`The dialog is closed.`)}
    >
      <Trans>Two messages report when it opens and closes.</Trans>
    </Opened>
  );
}

/** A short form. Enter sends it, and its first field has the focus. */
export function SignInForm() {
  const { t } = useLingui();
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  const signIn = (event: FormEvent) => {
    event.preventDefault();
    setOpen(false);
    notify.success(t`Signed in.`);
  };
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Trans>Sign in</Trans>
      </Button>
      <Dialog
        size="small"
        title={t`Sign in again`}
        initialFocus="field"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <Button type="submit" form={formId}>
            <Trans>Sign in</Trans>
          </Button>
        }
      >
        <form id={formId} onSubmit={signIn}>
          <Stack gap="l">
            <TextField label={t`Email`} type="email" autoComplete="username" isRequired />
            <PasswordField label={t`Password`} autoComplete="current-password" isRequired />
          </Stack>
        </form>
      </Dialog>
    </>
  );
}

/** Scrolls as a whole, title and footer too, for something to read from top to bottom. */
export function ScrollsAsAWhole() {
  const { t } = useLingui();
  return (
    <Opened label={t`Read the conditions`} title={t`Conditions of the annual policy`} scroll="window">
      <Stack>
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>
            <Trans>
              Clause {index + 1}. Cover begins when the traveller leaves home and ends with the return, sixty days later
              at most.
            </Trans>
          </p>
        ))}
      </Stack>
    </Opened>
  );
}

/** One dialog opens another and returns. Only one is open at a time. */
export function FromOneToAnother() {
  const { t } = useLingui();
  const [shown, setShown] = useState<'traveller' | 'journey'>();
  const close = () => setShown(undefined);
  return (
    <>
      <Button variant="outline" onClick={() => setShown('traveller')}>
        <Trans>Insure a journey</Trans>
      </Button>
      <Dialog
        title={t`Who is travelling?`}
        isOpen={shown === 'traveller'}
        onClose={close}
        footer={
          <Button onClick={() => setShown('journey')}>
            <Trans>Next</Trans>
          </Button>
        }
      >
        <Trans>Jordan Stevenson, born on 4 May 1988.</Trans>
      </Dialog>
      <Dialog
        title={t`Where to?`}
        isOpen={shown === 'journey'}
        onClose={close}
        footer={
          <Button variant="outline" onClick={() => setShown('traveller')}>
            <Trans>Back</Trans>
          </Button>
        }
      >
        <Trans>São Paulo to Lisbon, from 3 to 17 December.</Trans>
      </Dialog>
    </>
  );
}

/** Shows that the owner of the state decides whether a draft survives closing the dialog. */
export function Draft() {
  const { t } = useLingui();
  const [onClose, setOnClose] = useState<'forget' | 'keep'>('keep');
  const [kept, setKept] = useState('');
  const label = t`Note for colleagues`;
  return (
    <Inline align="end" gap="l">
      <Select
        label={t`Unsent text`}
        options={[
          { value: 'keep', label: t`Is kept` },
          { value: 'forget', label: t`Is forgotten` },
        ]}
        value={onClose}
        onChange={(change) => setOnClose(change.value)}
      />
      <Opened label={t`Write a note`} title={t`Note on claim 8841`}>
        {onClose === 'keep' ? (
          <TextArea label={label} value={kept} onChange={({ target }) => setKept(target.value)} />
        ) : (
          <TextArea label={label} />
        )}
      </Opened>
    </Inline>
  );
}
