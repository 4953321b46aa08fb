import { Card, CartItemSkeleton, CartList, Loading, SideLayout, Skeleton, Stack } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';

export function CartSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading cart…`}>
      <SideLayout
        bar={<Skeleton width="7rem" />}
        side={
          <Card>
            <Stack gap="m">
              <Skeleton width="50%" />
              <Skeleton shape="block" height="2.5rem" />
              <Skeleton />
              <Skeleton />
              <Skeleton />
              <Skeleton shape="block" height="2.5rem" />
            </Stack>
          </Card>
        }
      >
        <CartList aria-hidden>
          {[1, 2, 3].map((line) => (
            <li key={line}>
              <CartItemSkeleton />
            </li>
          ))}
        </CartList>
      </SideLayout>
    </Loading>
  );
}
