import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Button, type ButtonProps } from '../buttons/Button.tsx';
import { Popover, type PopoverProps } from './Popover.tsx';

function Coverage({
  label,
  variant = 'outline',
  ...rest
}: Partial<PopoverProps> & Pick<ButtonProps, 'variant'> & { label: string }) {
  return (
    <Popover title={<Trans>What is covered</Trans>} trigger={<Button variant={variant}>{label}</Button>} {...rest}>
      <Trans>Medical help, lost luggage, and any delay of more than four hours.</Trans>
    </Popover>
  );
}

export function Controlled() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <Coverage
      variant="solid"
      label={isOpen ? t`Hide the cover` : t`Show the cover`}
      isOpen={isOpen}
      onOpenChange={(change) => setOpen(change.isOpen)}
    />
  );
}

export function Uncontrolled() {
  const { t } = useLingui();
  return <Coverage variant="solid" label={t`Cover`} />;
}

export function Positions() {
  const { t } = useLingui();
  return (
    <Inline>
      <Coverage label={t`Above`} placement="top" />
      <Coverage label={t`At the end`} placement="end" />
      <Coverage label={t`Below`} placement="bottom" />
      <Coverage label={t`At the start`} placement="start" />
    </Inline>
  );
}

export function Interactions() {
  const { t } = useLingui();
  return (
    <Inline>
      <Coverage label={t`While in focus`} interaction="focus" />
      <Coverage label={t`Until clicked again`} interaction="toggle" />
      <Coverage label={t`Until a click elsewhere`} interaction="press" />
    </Inline>
  );
}
