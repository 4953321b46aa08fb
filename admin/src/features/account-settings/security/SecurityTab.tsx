import { Stack } from '@embarque/design-system';
import type { ReactNode } from 'react';
import { DevicesCard } from './DevicesCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { TwoStepCard } from './TwoStepCard.tsx';

/** @param keys the API keys, which stand between the second step and the devices */
export function SecurityTab({ keys }: { keys: ReactNode }) {
  return (
    <Stack gap="gap">
      <PasswordCard />
      <TwoStepCard />
      {keys}
      <DevicesCard />
    </Stack>
  );
}
