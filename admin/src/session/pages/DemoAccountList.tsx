import { Button, Inline, Stack } from '@embarque/design-system';
import { Trans } from '@lingui/react/macro';
import type { Credentials } from '../session.types.ts';

const ACCOUNTS: Credentials[] = [
  { email: 'admin@demo.com', password: 'admin' },
  { email: 'client@demo.com', password: 'client' },
];

export function DemoAccountList({ onChoose }: { onChoose: (account: Credentials) => void }) {
  return (
    <Stack gap="s">
      <p>
        <Trans>This is a demo. Choose an account to fill in:</Trans>
      </p>
      <Inline gap="s">
        {ACCOUNTS.map((account) => (
          <Button key={account.email} size="small" variant="soft" onClick={() => onChoose(account)}>
            {account.email}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
