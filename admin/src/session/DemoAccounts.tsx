import { Button, Stack, useOnDemand } from '@embarque/design-system';
import { useEffect } from 'react';
import { config } from '../config.ts';
import type { Credentials } from './session.types.ts';

const loadList = () => import('./DemoAccountList.tsx');

/** As high as the list to come, so that the form above it does not jump. */
const room = (
  <Stack gap="s" style={{ visibility: 'hidden' }}>
    <p>…</p>
    <Button size="small">…</Button>
  </Stack>
);

/** Fills in one of the demo's accounts by one click. Empty in every other target, whose build never loads the accounts. */
export function DemoAccounts({ onChoose }: { onChoose: (account: Credentials) => void }) {
  const { code, prepare } = useOnDemand(loadList);
  useEffect(() => {
    if (config.target === 'demo') prepare();
  }, [prepare]);

  if (config.target !== 'demo') return null;
  return code ? <code.DemoAccountList onChoose={onChoose} /> : room;
}
