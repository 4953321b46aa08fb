import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { AlignCenter, AlignLeft, AlignRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { Alert } from '../alerts/Alert.tsx';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import { notify } from '../toasts/notify.tsx';
import { Button } from './Button.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';
import { ButtonInput } from './ButtonInput.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { IconButton } from './IconButton.tsx';

/** Related actions in one strip, with labels or with familiar icons. */
export function Groups() {
  const { t } = useLingui();
  return (
    <Inline gap="l">
      <ButtonGroup label={t`Itinerary`}>
        <Button>
          <Trans>Outbound</Trans>
        </Button>
        <Button>
          <Trans>Stopover</Trans>
        </Button>
        <Button>
          <Trans>Return</Trans>
        </Button>
      </ButtonGroup>
      <ButtonGroup label={t`Alignment`}>
        <IconButton variant="outline" tone="primary" icon={AlignLeft} label={t`Start`} />
        <IconButton variant="outline" tone="primary" icon={AlignCenter} label={t`Middle`} />
        <IconButton variant="outline" tone="primary" icon={AlignRight} label={t`End`} />
      </ButtonGroup>
    </Inline>
  );
}

const covers: [cover: string, label: MessageDescriptor][] = [
  ['luggage', msg`Luggage`],
  ['medical', msg`Medical`],
  ['delay', msg`Delay`],
];

/** Any number of buttons can be on. The selection is shown below. */
export function SeveralActive() {
  const { t } = useLingui();
  const [active, setActive] = useState<readonly string[]>(['medical']);
  const toggle = (cover: string) =>
    setActive(active.includes(cover) ? active.filter((each) => each !== cover) : [...active, cover]);
  const names = covers.filter(([cover]) => active.includes(cover)).map(([, label]) => t(label));
  const list = names.join(', ');

  return (
    <Stack align="start" gap="m">
      <ButtonGroup label={t`Cover`}>
        {covers.map(([cover, label]) => (
          <Button
            key={cover}
            variant={active.includes(cover) ? 'solid' : 'outline'}
            aria-pressed={active.includes(cover)}
            onClick={() => toggle(cover)}
          >
            {t(label)}
          </Button>
        ))}
      </ButtonGroup>
      <p role="status">{list ? <Trans>Covered: {list}</Trans> : <Trans>Nothing is covered.</Trans>}</p>
    </Stack>
  );
}

/** Exactly one is on. Arrow keys move between them. */
export function OneActive() {
  const { t } = useLingui();
  const [cabin, setCabin] = useState('economy');
  return (
    <SegmentedControl
      label={t`Cabin`}
      value={cabin}
      onChange={({ value }) => setCabin(value)}
      options={[
        { value: 'economy', label: t`Economy` },
        { value: 'business', label: t`Business` },
        { value: 'first', label: t`First` },
      ]}
    />
  );
}

/** Links, buttons and inputs look the same. */
export function Elements() {
  const { t } = useLingui();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    notify.success(t`The form was sent.`);
  };
  return (
    <Stack>
      <Alert tone="warning" title={t`Choose by what it does`}>
        <Trans>
          Use a link to go somewhere, and a button to do something. An input shows no icon and no spinner; use it only
          where a form needs one.
        </Trans>
      </Alert>
      <Inline as="form" onSubmit={submit}>
        <ButtonLink href="https://example.com/" target="_blank" rel="noreferrer">
          <Trans>Link</Trans>
        </ButtonLink>
        <ButtonLink href="/sales">
          <Trans>Link of this app</Trans>
        </ButtonLink>
        <Button onClick={() => notify.info(t`The button was pressed.`)}>
          <Trans>Button</Trans>
        </Button>
        <ButtonInput value={t`Input`} onClick={() => notify.info(t`The input was pressed.`)} />
        <ButtonInput type="submit" value={t`Submit`} />
      </Inline>
    </Stack>
  );
}
