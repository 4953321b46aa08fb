import { Trans, useLingui } from '@lingui/react/macro';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { tones } from '../../theme/tones.ts';
import { Button } from '../buttons/Button.tsx';
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

/** In the centre of loading content, or at the end of a line of text. */
export function InARow() {
  const { t } = useLingui();
  return (
    <Stack gap="l">
      <Inline distribute="center">
        <Spinner label={t`Looking for flights`} />
      </Inline>
      <Inline distribute="between">
        <Trans>Looking for flights…</Trans>
        <Spinner size="small" label={t`Looking for flights`} />
      </Inline>
    </Stack>
  );
}

/** At the end of a text that flows around it. */
export function Floating() {
  const { t } = useLingui();
  return (
    <p>
      <Spinner label={t`Checking with the airline`} style={{ float: 'inline-end', marginInlineStart: '1rem' }} />
      <Trans>
        We're checking with the airline whether the flight was delayed. This can take a minute. You can close the claim;
        the answer will be added to it.
      </Trans>
    </p>
  );
}

/** Shows spinners aligned with the text around them. */
export function AlignedLikeText() {
  const { t } = useLingui();
  return (
    <Stack>
      {(['start', 'center', 'end'] as const).map((textAlign) => (
        <div key={textAlign} style={{ textAlign }}>
          <Spinner size="small" label={t`Looking for flights`} />
        </div>
      ))}
    </Stack>
  );
}

/** Shows progress on the button itself. Use `isBusy` to keep the label. */
export function InButtons() {
  const { t } = useLingui();
  return (
    <Inline>
      <Button isDisabled aria-label={t`Searching`} width="square">
        <Spinner size="small" aria-hidden />
      </Button>
      <Button isDisabled>
        <Spinner size="small" aria-hidden />
        <Trans>Searching…</Trans>
      </Button>
      <Button isDisabled aria-label={t`Searching`} width="square" variant="soft">
        <Spinner variant="grow" size="small" aria-hidden />
      </Button>
      <Button isDisabled variant="soft">
        <Spinner variant="grow" size="small" aria-hidden />
        <Trans>Searching…</Trans>
      </Button>
    </Inline>
  );
}
