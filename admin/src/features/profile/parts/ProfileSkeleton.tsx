import { Loading, Skeleton, Stack } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';

/** The room of the profile while it loads. */
export function ProfileSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the profile…`}>
      <Stack gap="gap">
        <Skeleton shape="block" height="18.5rem" />
        <Skeleton shape="block" height="40rem" />
      </Stack>
    </Loading>
  );
}
