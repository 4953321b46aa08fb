import { Card, Loading, SideLayout, Skeleton, SkeletonGroup, Stack } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';

/** Keeps room for an article and the questions beside it. */
export function ArticleSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the article…`}>
      <SideLayout placement="start" side={<Skeleton shape="block" height="16rem" />}>
        <Card>
          <SkeletonGroup>
            <Stack gap="m">
              <Skeleton width="60%" />
              <Skeleton width="30%" />
              <Skeleton shape="block" height="14rem" />
            </Stack>
          </SkeletonGroup>
        </Card>
      </SideLayout>
    </Loading>
  );
}
