import { useLingui } from '@lingui/react/macro';
import { Stack } from '../../../page-layout/primitives/Stack.tsx';
import { TextArea } from './TextArea.tsx';

export function Basic() {
  const { t } = useLingui();
  return <TextArea label={t`Note to the insurer`} placeholder={t`What happened, where and when`} />;
}

export function FloatingLabel() {
  const { t } = useLingui();
  return (
    <Stack>
      <TextArea
        labelPlacement="floating"
        label={t`Note to the insurer`}
        placeholder={t`What happened, where and when`}
      />
      <TextArea
        labelPlacement="floating"
        label={t`Note to the insurer`}
        defaultValue={t`The suitcase did not arrive in Lisbon.`}
      />
    </Stack>
  );
}

export function WithCounter() {
  const { t } = useLingui();
  return (
    <Stack>
      <TextArea label={t`Text on the boarding pass`} characterLimit={20} defaultValue={t`Have a good trip`} />
      <TextArea
        label={t`Text on the boarding pass`}
        characterLimit={20}
        defaultValue={t`Have a good trip, and come back soon`}
        errorMessage={t`Only 20 characters fit on it.`}
      />
    </Stack>
  );
}

export function NotToBeChanged() {
  const { t } = useLingui();
  const text = t`The suitcase did not arrive in Lisbon. It was found two days later in Madrid.`;
  return (
    <Stack>
      <TextArea isReadOnly label={t`Claim`} defaultValue={text} />
      <TextArea isDisabled label={t`Claim`} defaultValue={text} />
    </Stack>
  );
}
