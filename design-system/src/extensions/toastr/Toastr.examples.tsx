import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/buttons/Button.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { notify, type NotifyOptions } from '../../components/toasts/notify.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';

/** Shows the kinds of messages, and one that counts down. */
export function Types() {
  const { t } = useLingui();
  return (
    <Inline>
      <Button variant="soft" tone="dark" onClick={() => notify.plain(t`Boarding at gate 12.`)}>
        <Trans>Plain</Trans>
      </Button>
      <Button variant="soft" tone="success" onClick={() => notify.success(t`Policy EM-2041 was issued.`)}>
        <Trans>Success</Trans>
      </Button>
      <Button variant="soft" tone="danger" onClick={() => notify.error(t`Couldn't activate the eSIM.`)}>
        <Trans>Error</Trans>
      </Button>
      <Button variant="soft" tone="warning" onClick={() => notify.warning(t`The data plan ends tomorrow.`)}>
        <Trans>Warning</Trans>
      </Button>
      <Button variant="soft" tone="info" onClick={() => notify.info(t`Marina Duarte is working on this claim too.`)}>
        <Trans>Info</Trans>
      </Button>
      <Button
        variant="soft"
        tone="success"
        onClick={() => notify.success(t`The claim was approved.`, { showsTimeLeft: true })}
      >
        <Trans>With the time left</Trans>
      </Button>
    </Inline>
  );
}

const entrances: [entrance: NonNullable<NotifyOptions['entrance']>, label: MessageDescriptor][] = [
  ['slide', msg`Slide`],
  ['zoom', msg`Zoom`],
  ['flip', msg`Flip`],
  ['bounce', msg`Bounce`],
];

/** Shows entrance and exit animations. Reduced motion disables them. */
export function Animations() {
  const { t } = useLingui();
  return (
    <Inline>
      {entrances.map(([entrance, label]) => (
        <Button
          key={entrance}
          variant="outline"
          tone="secondary"
          onClick={() => notify.info(t(label), { entrance, durationMs: 3000 })}
        >
          {t(label)}
        </Button>
      ))}
    </Inline>
  );
}

/** The stories of the toasts show every position and duration. */
export const PositionsAndDurations = () => (
  <Link variant="alone" href="/components/toasts">
    <Trans>Toasts</Trans>
  </Link>
);
