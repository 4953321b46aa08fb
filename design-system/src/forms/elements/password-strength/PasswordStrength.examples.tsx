import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Stack } from '../../../page-layout/primitives/Stack.tsx';
import { PasswordField } from '../input/PasswordField.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';

/** Rates the password while you type and suggests improvements. */
export function UnderANewPassword() {
  const { t } = useLingui();
  const [password, setPassword] = useState('window');
  return (
    <Stack gap="s">
      <PasswordField
        label={t`New password`}
        autoComplete="new-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <PasswordStrength password={password} personal={['Marina', 'Duarte']} />
    </Stack>
  );
}

/** From nothing to strong. */
export function EveryStrength() {
  return (
    <Stack>
      {['', 'P@ssw0rd', 'lisboa26', 'window7seat', 'calm harbour green kettle'].map((password) => (
        <PasswordStrength key={password} password={password} />
      ))}
    </Stack>
  );
}
