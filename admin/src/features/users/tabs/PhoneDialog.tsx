import { Button, Dialog, RadioGroup, Stack, TextField } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { UserPartProps } from '../view/user.parts.ts';

export interface PhoneDialogProps extends Pick<UserPartProps, 'access'> {
  onClose: () => void;
}

/** Chooses the second step for the user: an app that they set up themselves, or text messages to a phone. */
export function PhoneDialog({ access, onClose }: PhoneDialogProps) {
  const { t } = useLingui();
  const [base] = useState(access.answer);
  const { account, user } = base;
  const [method, setMethod] = useState(account.twoStepApp ? 'app' : 'sms');
  const [phone, setPhone] = useState(account.twoStepPhone ?? user.contact);
  const save = () => {
    const isApp = method === 'app';
    access.change('second step', { twoStepApp: isApp, twoStepPhone: isApp ? null : phone.trim() }, base);
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={t`Select authentication method`}
      initialFocus="field"
      onClose={onClose}
      footer={
        <Button isDisabled={method === 'sms' && phone.trim() === ''} onClick={save}>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      <Stack gap="l">
        <RadioGroup
          label={t`Method`}
          value={method}
          onChange={({ value }) => setMethod(value)}
          options={[
            { value: 'app', label: t`Authenticator app`, description: t`The user sets it up at the next sign-in.` },
            { value: 'sms', label: t`Text messages`, description: t`We send a code to the phone.` },
          ]}
        />
        {method === 'sms' && (
          <TextField
            type="tel"
            label={t`Phone for text messages`}
            value={phone}
            onChange={({ target }) => setPhone(target.value)}
          />
        )}
      </Stack>
    </Dialog>
  );
}
