import { Stack } from '@embarque/design-system';
import { EmailsCard } from './EmailsCard.tsx';
import { MatrixCard } from './MatrixCard.tsx';

export function NotificationsTab() {
  return (
    <Stack gap="gap">
      <MatrixCard />
      <EmailsCard />
    </Stack>
  );
}
