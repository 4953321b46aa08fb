import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Inline } from '../../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../../page-layout/primitives/Stack.tsx';
import { tones } from '../../../theme/tones.ts';
import { Checkbox } from './Checkbox.tsx';

export function States() {
  return (
    <Inline gap="xl">
      <Checkbox defaultChecked>
        <Trans>Luggage cover</Trans>
      </Checkbox>
      <Checkbox>
        <Trans>Winter sports</Trans>
      </Checkbox>
      <Checkbox isDisabled defaultChecked>
        <Trans>Medical cover</Trans>
      </Checkbox>
      <Checkbox isDisabled>
        <Trans>Lounge access</Trans>
      </Checkbox>
    </Inline>
  );
}

export function Tones() {
  const { t } = useLingui();
  const names: Record<(typeof tones)[number], MessageDescriptor> = {
    primary: msg`Primary`,
    secondary: msg`Secondary`,
    success: msg`Success`,
    danger: msg`Danger`,
    warning: msg`Warning`,
    info: msg`Info`,
    dark: msg`Dark`,
  };
  return (
    <Inline gap="xl">
      {tones.map((tone) => (
        <Checkbox key={tone} tone={tone} defaultChecked>
          {t(names[tone])}
        </Checkbox>
      ))}
    </Inline>
  );
}

const covers = [msg`Medical cover`, msg`Luggage cover`, msg`Trip cancellation`];

export function SomeOfAGroup() {
  const { t } = useLingui();
  const [chosen, setChosen] = useState([covers[0]]);
  const toggle = (cover: MessageDescriptor) =>
    setChosen(chosen.includes(cover) ? chosen.filter((other) => other !== cover) : [...chosen, cover]);

  return (
    <Stack gap="xs">
      <Checkbox
        checked={chosen.length === covers.length}
        isIndeterminate={chosen.length > 0 && chosen.length < covers.length}
        onChange={({ target }) => setChosen(target.checked ? covers : [])}
      >
        <Trans>Every cover</Trans>
      </Checkbox>
      <Stack gap="xs" style={{ marginInlineStart: '1.5rem' }}>
        {covers.map((cover) => (
          <Checkbox key={cover.id} checked={chosen.includes(cover)} onChange={() => toggle(cover)}>
            {t(cover)}
          </Checkbox>
        ))}
      </Stack>
    </Stack>
  );
}

export function WithMessages() {
  const { t } = useLingui();
  return (
    <Stack>
      <Checkbox description={t`The traveller gets one message per day at most.`}>
        <Trans>Send roaming alerts</Trans>
      </Checkbox>
      <Checkbox isRequired errorMessage={t`Agree to the terms to continue.`}>
        <Trans>I agree to the terms of use</Trans>
      </Checkbox>
    </Stack>
  );
}
