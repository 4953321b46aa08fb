import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Stack } from '../../../page-layout/primitives/Stack.tsx';
import { OneTimeCodeField } from './OneTimeCodeField.tsx';

const sent = '204177';

/** Checks the code as soon as it is complete. */
export function CodeFromAMessage() {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const isComplete = code.length === sent.length;
  return (
    <OneTimeCodeField
      label={t`Code from the message`}
      description={t`Six digits, sent to the phone ending in 48. For this example: 204177.`}
      value={code}
      onChange={({ value }) => setCode(value)}
      errorMessage={
        isComplete && code !== sent ? t`This is not the code we sent. Check the latest message.` : undefined
      }
      successMessage={code === sent ? t`The phone is confirmed.` : undefined}
    />
  );
}

/** Shorter codes, and one that cannot be entered yet. */
export function LengthsAndStates() {
  const { t } = useLingui();
  return (
    <Stack>
      <OneTimeCodeField length={4} label={t`Code at the counter`} defaultValue="20" />
      <OneTimeCodeField isDisabled label={t`Code from the app`} defaultValue="204177" />
    </Stack>
  );
}
