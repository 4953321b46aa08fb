import { useLingui } from '@lingui/react/macro';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { ProgressRing } from './ProgressRing.tsx';

/** At the end of a list item, where a bar doesn't fit. */
export function SmallRings() {
  const { t } = useLingui();
  return (
    <Inline gap="l">
      <ProgressRing label={t`Documents checked`} value={45} />
      <ProgressRing label={t`Claims paid`} value={65} tone="success" />
      <ProgressRing label={t`Refunds refused`} value={8} tone="danger" />
    </Inline>
  );
}

/** Larger ones have room for the figure. */
export function WithTheShareInside() {
  const { t } = useLingui();
  return (
    <Inline gap="l">
      <ProgressRing label={t`Data used`} value={7.1} max={10} tone="info" size="medium" shows="inside" />
      <ProgressRing label={t`Target of the month`} value={83} size="large" shows="inside" />
    </Inline>
  );
}
