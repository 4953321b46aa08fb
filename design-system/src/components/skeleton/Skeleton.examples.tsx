import { useLingui } from '@lingui/react/macro';
import { Card } from '../../cards/card/Card.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { Loading } from './Loading.tsx';
import { Skeleton } from './Skeleton.tsx';

export const Shapes = () => (
  <Stack>
    <Skeleton width="60%" />
    <Skeleton shape="circle" />
    <Skeleton shape="block" />
  </Stack>
);

export function TravellerCard() {
  const { t } = useLingui();
  return (
    <Card>
      <Loading label={t`Loading the traveller…`}>
        <Stack>
          <Inline overflow="shrink" gap="m">
            <Skeleton shape="circle" />
            <Stack gap="none" style={{ flexGrow: 1 }}>
              <Skeleton width="12rem" />
              <Skeleton width="8rem" />
            </Stack>
          </Inline>
          <Stack gap="none">
            <Skeleton />
            <Skeleton />
            <Skeleton width="70%" />
          </Stack>
        </Stack>
      </Loading>
    </Card>
  );
}
