import { Button, Stack, useOnDemand } from '@embarque/design-system';
import { useEffect } from 'react';
import { config } from '../../config.ts';
import type { Credentials } from '../session.types.ts';

const loadList = () => import('./DemoAccountList.tsx');

/** As high as the list, so that the form above does not jump when it loads. */
const room = (
  <Stack gap="s" style={{ visibility: 'hidden' }}>
    <p>…</p>
    <Button size="small">…</Button>
  </Stack>
);

interface DemoAccountsProps {
  onChoose: (account: Credentials) => void;
}

/** Fills in one of the demo's accounts by one click. Empty in every other target, whose build never loads the accounts. */
export function DemoAccounts(props: DemoAccountsProps) {
  return config.target === 'demo' && <Accounts {...props} />;
}

function Accounts({ onChoose }: DemoAccountsProps) {
  const { code, prepare } = useOnDemand(loadList);
  useEffect(prepare, [prepare]);
  return code ? <code.DemoAccountList onChoose={onChoose} /> : room;
}
