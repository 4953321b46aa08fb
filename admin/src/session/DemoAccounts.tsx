import { lazy, Suspense } from 'react';
import { config } from '../config.ts';
import type { Credentials } from './session.types.ts';

const DemoAccountList = lazy(async () => ({ default: (await import('./DemoAccountList.tsx')).DemoAccountList }));

/** Fills in one of the demo's accounts by one click. Empty in every other target, whose build never loads the accounts. */
export function DemoAccounts({ onChoose }: { onChoose: (account: Credentials) => void }) {
  if (config.target !== 'demo') return null;
  return (
    <Suspense>
      <DemoAccountList onChoose={onChoose} />
    </Suspense>
  );
}
