import { Stack } from '@embarque/design-system';
import { CardFields } from '@embarque/design-system/account';
import { useLingui } from '@lingui/react/macro';
import type { AppStepProps } from './AppSteps.tsx';

const keys = { number: 'cardNumber', name: 'cardName', expiry: 'expiry', cvv: 'cvv' } as const;

/** The card that pays for the app. */
export function AppCard({ draft, mistakes, onChange }: AppStepProps) {
  const { t } = useLingui();
  const messages = {
    number: t`Enter a valid card number.`,
    name: t`Enter the name on the card.`,
    expiry: t`Enter month and year of a card that has not expired, such as 09/28.`,
    cvv: t`Enter all digits of the code.`,
  };
  return (
    <Stack gap="l">
      <CardFields
        fieldOf={(name) => ({
          value: draft[keys[name]],
          errorMessage: mistakes[name] ? messages[name] : undefined,
          onChange: ({ value }) => onChange({ [keys[name]]: value }),
        })}
      />
    </Stack>
  );
}
