import { Trans, useLingui } from '@lingui/react/macro';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { tones } from '../../theme/tones.ts';
import { Spinner } from './Spinner.tsx';

export const Ring = () => <Spinner />;
export const Growing = () => <Spinner variant="grow" />;

export const RingTones = () => (
  <Inline gap="l">
    {tones.map((tone) => (
      <Spinner key={tone} tone={tone} />
    ))}
  </Inline>
);

export const GrowingTones = () => (
  <Inline gap="l">
    {tones.map((tone) => (
      <Spinner key={tone} variant="grow" tone={tone} />
    ))}
  </Inline>
);

export const Sizes = () => (
  <Inline gap="l">
    <Spinner size="small" />
    <Spinner size="medium" />
    <Spinner size="large" />
    <Spinner variant="grow" size="small" />
    <Spinner variant="grow" size="medium" />
    <Spinner variant="grow" size="large" />
  </Inline>
);

export function BesideText() {
  const { t } = useLingui();
  return (
    <Inline>
      <Spinner size="small" label={t`Looking for flights`} />
      <Trans>Looking for flights…</Trans>
    </Inline>
  );
}
