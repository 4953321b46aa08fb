import { Stack } from '@embarque/design-system';
import { DeleteCard } from './DeleteCard.tsx';
import { EmailCard } from './email/EmailCard.tsx';
import { InfoCard } from './InfoCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';

export function AccountTab() {
  return (
    <Stack gap="gap">
      <ProfileCard />
      <EmailCard />
      <InfoCard />
      <DeleteCard />
    </Stack>
  );
}
