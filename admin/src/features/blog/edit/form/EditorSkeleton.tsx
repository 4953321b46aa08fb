import { Card, Loading, SideLayout, Skeleton, Stack } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';

/** The room of the editor until its post is loaded. */
export function EditorSkeleton() {
  const { t } = useLingui();
  return (
    <SideLayout
      side={
        <Card>
          <Stack gap="l">
            <Skeleton shape="block" height="4rem" />
            <Skeleton shape="block" height="4rem" />
            <Skeleton shape="block" height="10rem" />
          </Stack>
        </Card>
      }
    >
      <Card>
        <Loading label={t`Loading post…`}>
          <Stack gap="l">
            <Skeleton width="40%" />
            <Skeleton shape="block" height="4rem" />
            <Skeleton shape="block" height="4rem" />
            <Skeleton shape="block" height="20rem" />
          </Stack>
        </Loading>
      </Card>
    </SideLayout>
  );
}
