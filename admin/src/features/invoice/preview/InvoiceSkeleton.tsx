import { Loading, Skeleton, Stack } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';

const WIDTHS = ['30%', '45%', '40%', '100%', '100%', '100%', '60%', '50%'];

/** The room of a sheet that is loading. */
export function InvoiceSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading invoice…`}>
      <Stack gap="xl">
        {WIDTHS.map((width, index) => (
          <Skeleton key={index} width={width} />
        ))}
      </Stack>
    </Loading>
  );
}
