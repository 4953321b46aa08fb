import { Card, Grid, Loading, Skeleton, SkeletonGroup, Stack } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';

/** Keeps room for the topics and the questions of the first one. */
export function FaqSkeleton() {
  const { t } = useLingui();
  return (
    <Card>
      <Loading label={t`Loading questions…`}>
        <SkeletonGroup>
          <Grid minCell="18rem" gap="xl">
            <Stack gap="s">
              {Array.from({ length: 5 }, (_, index) => (
                <Skeleton key={index} shape="block" height="2.5rem" />
              ))}
            </Stack>
            <Stack gap="m">
              {Array.from({ length: 7 }, (_, index) => (
                <Skeleton key={index} shape="block" height="3rem" />
              ))}
            </Stack>
          </Grid>
        </SkeletonGroup>
      </Loading>
    </Card>
  );
}
