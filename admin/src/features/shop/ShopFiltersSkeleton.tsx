import { Loading, Skeleton, SkeletonGroup, Stack } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';

/** As many lines as the groups of filters usually have. */
const GROUPS = [5, 2, 10, 10, 4];

/** Keeps the room of the filters, which arrive with the first answer. */
export function ShopFiltersSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading filters…`}>
      <SkeletonGroup>
        <Stack gap="xl">
          {GROUPS.map((lines, group) => (
            <Stack key={group} gap="l">
              <Skeleton width="40%" />
              {Array.from({ length: lines }, (_, line) => (
                <Skeleton key={line} width={line % 2 === 0 ? '70%' : '55%'} />
              ))}
            </Stack>
          ))}
        </Stack>
      </SkeletonGroup>
    </Loading>
  );
}
