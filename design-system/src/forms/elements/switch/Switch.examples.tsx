import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Inline } from '../../../page-layout/primitives/Inline.tsx';
import { type Tone, tones } from '../../../theme/tones.ts';
import { Switch } from './Switch.tsx';

export function Basic() {
  return (
    <Inline gap="xl">
      <Switch>
        <Trans>Roaming alerts</Trans>
      </Switch>
      <Switch defaultChecked>
        <Trans>Renew by itself</Trans>
      </Switch>
      <Switch isDisabled>
        <Trans>Data saver</Trans>
      </Switch>
      <Switch isDisabled defaultChecked>
        <Trans>Emergency calls</Trans>
      </Switch>
    </Inline>
  );
}

const names: Record<Tone, MessageDescriptor> = {
  primary: msg`Primary`,
  secondary: msg`Secondary`,
  success: msg`Success`,
  danger: msg`Danger`,
  warning: msg`Warning`,
  info: msg`Info`,
  dark: msg`Dark`,
};

export function Tones() {
  const { t } = useLingui();
  return (
    <Inline gap="xl">
      {tones.map((tone) => (
        <Switch key={tone} tone={tone} defaultChecked>
          {t(names[tone])}
        </Switch>
      ))}
    </Inline>
  );
}

export function Marks() {
  const { t } = useLingui();
  return (
    <Inline gap="xl">
      {tones.map((tone) => (
        <Switch key={tone} hasMarks tone={tone} defaultChecked={tone !== 'secondary'}>
          {t(names[tone])}
        </Switch>
      ))}
    </Inline>
  );
}

export function WithMessages() {
  const { t } = useLingui();
  return (
    <Inline gap="xl" align="start">
      <Switch defaultChecked description={t`The traveller gets one message per day at most.`}>
        <Trans>Roaming alerts</Trans>
      </Switch>
      <Switch errorMessage={t`Couldn't turn it on. Check the eSIM and try again.`}>
        <Trans>Data in Portugal</Trans>
      </Switch>
    </Inline>
  );
}
