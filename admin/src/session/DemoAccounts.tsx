import { Button, Stack } from '@embarque/design-system';
import { lazy, Suspense } from 'react';
import { config } from '../config.ts';
import type { Credentials } from './session.types.ts';

const DemoAccountList = lazy(async () => ({ default: (await import('./DemoAccountList.tsx')).DemoAccountList }));

/** As high as the list to come, so that the form above it does not jump. */
const room = (
  <Stack gap="s" style={{ visibility: 'hidden' }}>
    <p>…</p>
    <Button size="small">…</Button>
  </Stack>
);

/** Fills in one of the demo's accounts by one click. Empty in every other target, whose build never loads the accounts. */
export function DemoAccounts({ onChoose }: { onChoose: (account: Credentials) => void }) {
  if (config.target !== 'demo') return null;
  return (
    <Suspense fallback={room}>
      <DemoAccountList onChoose={onChoose} />
    </Suspense>
  );
}
