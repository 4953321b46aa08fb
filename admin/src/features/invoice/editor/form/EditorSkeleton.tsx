import { Card, Grid, Loading, Skeleton, Stack } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';

/** The room of the editor until it is loaded. */
export function EditorSkeleton() {
  const { t } = useLingui();
  return (
    <Stack gap="gap">
      <Card>
        <Skeleton width="30%" />
      </Card>
      <Card>
        <Loading label={t`Loading invoice…`}>
          <Stack gap="l">
            <Grid minCell="14rem">
              <Skeleton shape="block" height="4rem" />
              <Skeleton shape="block" height="4rem" />
              <Skeleton shape="block" height="4rem" />
            </Grid>
            <Skeleton width="40%" />
            <Skeleton shape="block" height="8rem" />
            <Skeleton shape="block" height="10rem" />
          </Stack>
        </Loading>
      </Card>
    </Stack>
  );
}
