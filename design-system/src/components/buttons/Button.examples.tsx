import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Luggage, Plane, Plus, RefreshCw, Ticket, Trash2 } from 'lucide-react';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import type { Tone } from '../../theme/tones.ts';
import { Button, type ButtonProps } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { IconButton } from './IconButton.tsx';
import { Link } from './Link.tsx';

const actions: [tone: Tone, label: MessageDescriptor][] = [
  ['primary', msg`Issue policy`],
  ['secondary', msg`Save draft`],
  ['success', msg`Approve claim`],
  ['danger', msg`Cancel policy`],
  ['warning', msg`Hold payment`],
  ['info', msg`Show coverage`],
  ['dark', msg`Start boarding`],
];

function EveryTone(props: Pick<ButtonProps, 'variant' | 'shape'>) {
  const { t } = useLingui();
  return (
    <Inline>
      {actions.map(([tone, label]) => (
        <Button key={tone} tone={tone} {...props}>
          {t(label)}
        </Button>
      ))}
    </Inline>
  );
}

export const Solid = () => <EveryTone variant="solid" />;
export const Outline = () => <EveryTone variant="outline" />;
export const Soft = () => <EveryTone variant="soft" />;
export const Ghost = () => <EveryTone variant="ghost" />;
export const Gradient = () => <EveryTone variant="gradient" />;
export const Relief = () => <EveryTone variant="relief" />;
export const Round = () => <EveryTone variant="outline" shape="round" />;

export function WithIcon() {
  return (
    <Inline>
      <Button icon={Plus}>
        <Trans>New invoice</Trans>
      </Button>
      <Button icon={Download} variant="outline" tone="secondary">
        <Trans>Download policy</Trans>
      </Button>
      <Button icon={Luggage} variant="soft">
        <Trans>Add luggage cover</Trans>
      </Button>
      <Button icon={Plane} isDisabled>
        <Trans>Already departed</Trans>
      </Button>
    </Inline>
  );
}

export function IconOnly() {
  const { t } = useLingui();
  return (
    <Stack>
      <Inline>
        <IconButton icon={RefreshCw} label={t`Load again`} variant="outline" />
        <IconButton icon={Plus} label={t`New invoice`} variant="solid" tone="primary" />
        <IconButton icon={Trash2} label={t`Delete`} variant="soft" tone="danger" />
        <IconButton icon={Ticket} label={t`Show boarding pass`} variant="outline" isDisabled />
      </Inline>
      <Inline>
        <IconButton icon={RefreshCw} label={t`Load again`} variant="outline" shape="round" />
        <IconButton icon={Plus} label={t`New invoice`} variant="solid" tone="primary" shape="round" />
        <IconButton icon={Trash2} label={t`Delete`} variant="soft" tone="danger" shape="round" />
        <IconButton icon={Ticket} label={t`Show boarding pass`} variant="outline" shape="round" isDisabled />
      </Inline>
    </Stack>
  );
}

export function Sizes() {
  return (
    <Stack>
      {(['solid', 'outline'] as const).map((variant) => (
        <Inline key={variant}>
          <Button size="large" variant={variant}>
            <Trans>Large</Trans>
          </Button>
          <Button variant={variant}>
            <Trans>Medium</Trans>
          </Button>
          <Button size="small" variant={variant}>
            <Trans>Small</Trans>
          </Button>
        </Inline>
      ))}
    </Stack>
  );
}

export function FullWidth() {
  return (
    <Stack gap="s">
      <Button width="full">
        <Trans>Sign in</Trans>
      </Button>
      <Button width="full" variant="outline">
        <Trans>Create an account</Trans>
      </Button>
    </Stack>
  );
}

export function Busy() {
  return (
    <Inline>
      <Button isBusy>
        <Trans>Issue policy</Trans>
      </Button>
      <Button isBusy variant="outline" tone="secondary" icon={Download}>
        <Trans>Download policy</Trans>
      </Button>
    </Inline>
  );
}

export function Links() {
  return (
    <Stack>
      <Inline>
        <ButtonLink href="/sales">
          <Trans>Go to sales</Trans>
        </ButtonLink>
        <ButtonLink href="/session" variant="soft">
          <Trans>My session</Trans>
        </ButtonLink>
        <Link href="/sales" variant="alone">
          <Trans>View all</Trans>
        </Link>
      </Inline>
      <p>
        <Trans>
          A policy that has been issued is listed under <Link href="/sales">sales</Link>, no matter who sold it.
        </Trans>
      </p>
    </Stack>
  );
}
