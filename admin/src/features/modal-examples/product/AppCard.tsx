import { cardMask, expiryMask, Grid, MaskField, patternMask, Stack, TextField } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import type { AppStepProps } from './AppSteps.tsx';

const number = cardMask();
const monthAndYear = expiryMask();
const code = patternMask('0000');

/** The card that pays for the app. */
export function AppCard({ draft, mistakes, onChange }: AppStepProps) {
  const { t } = useLingui();
  return (
    <Stack gap="l">
      <MaskField
        mask={number}
        label={t`Card number`}
        description={t`As on the card.`}
        autoComplete="cc-number"
        isRequired
        value={draft.cardNumber}
        errorMessage={mistakes.number ? t`Enter a valid card number.` : undefined}
        onChange={({ value, leftOut = '' }) => onChange({ cardNumber: value + leftOut })}
      />
      <TextField
        label={t`Name on the card`}
        autoComplete="cc-name"
        isRequired
        value={draft.cardName}
        errorMessage={mistakes.name ? t`Enter the name on the card.` : undefined}
        onChange={({ target }) => onChange({ cardName: target.value })}
      />
      <Grid gap="l" minCell="9rem">
        <MaskField
          mask={monthAndYear}
          label={t`Expiry date`}
          description={t`Month and year, such as 09/28.`}
          autoComplete="cc-exp"
          isRequired
          value={draft.expiry}
          errorMessage={
            mistakes.expiry ? t`Enter month and year of a card that has not expired, such as 09/28.` : undefined
          }
          onChange={({ value, leftOut = '' }) => onChange({ expiry: value + leftOut })}
        />
        <MaskField
          mask={code}
          label={t`CVV`}
          description={t`3 or 4 digits.`}
          autoComplete="cc-csc"
          isRequired
          value={draft.cvv}
          errorMessage={mistakes.cvv ? t`Enter the 3 or 4 digits on the back of the card.` : undefined}
          onChange={({ value, leftOut = '' }) => onChange({ cvv: value + leftOut })}
        />
      </Grid>
    </Stack>
  );
}
