import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useLocaleSettings } from '../../../lib/i18n/LocaleProvider.tsx';
import { Grid } from '../../../page-layout/primitives/Grid.tsx';
import { MaskField } from './MaskField.tsx';
import { cardMask } from './masks/card-masks.ts';
import { dateMask, timeMask } from './masks/masks.ts';
import { patternMask } from './masks/pattern-mask.ts';
import { numberMask } from './masks/number-mask.ts';
import { brazilianPhoneMask, phoneMask } from './masks/phone-mask.ts';

const card = cardMask();

/** Groups the digits as on the card; the first ones identify the brand. */
export function CreditCard() {
  const { t } = useLingui();
  return (
    <MaskField
      label={t`Card number`}
      description={t`As embossed on the card, such as 4111 1111 1111 1111.`}
      autoComplete="cc-number"
      mask={card}
    />
  );
}

const northAmerica = phoneMask({ pattern: '(000) 000-0000', country: '1', exits: ['00', '011'] });
const philippines = phoneMask({ pattern: '000 000 0000', country: '63', trunk: '0' });

/** Keeps the country's code before the field; pasted along, it is left out. */
export function AmericanPhone() {
  const { t } = useLingui();
  return (
    <MaskField
      label={t`Phone in the United States`}
      description={t`Ten digits, such as (305) 555-0148.`}
      prefix="+1"
      autoComplete="tel-national"
      mask={northAmerica}
    />
  );
}

const isoDate = dateMask();

/** Adds the dashes of a date and rejects impossible digits. */
export function DateWithDashes() {
  const { t } = useLingui();
  return (
    <MaskField
      label={t`Departure`}
      description={t`Year, month and day, such as 2026-11-21.`}
      placeholder="0000-00-00"
      mask={isoDate}
    />
  );
}

const clock = timeMask();

/** Adds the colons of a time and rejects impossible digits. */
export function TimeWithSeconds() {
  const { t } = useLingui();
  return (
    <MaskField
      label={t`Time of the message`}
      description={t`Hours, minutes and seconds, such as 16:05:09.`}
      placeholder="00:00:00"
      mask={clock}
    />
  );
}

/** Groups thousands as the language does. */
export function Thousands() {
  const { t, i18n } = useLingui();
  const { locale } = useLocaleSettings();
  const mask = useMemo(() => numberMask(locale), [locale]);
  const example = i18n.number(1_250_000);
  return (
    <MaskField
      label={t`Sum insured`}
      description={t`A number, such as ${example}.`}
      defaultValue="1250000"
      mask={mask}
    />
  );
}

const booking = patternMask('AAAA AAA AAA');

/** Takes letters and digits, and writes them in capitals. */
export function CapitalsInBlocks() {
  const { t } = useLingui();
  return (
    <MaskField
      label={t`Booking code`}
      description={t`Ten letters and digits, such as EMLX 204 1GR.`}
      autoCapitalize="characters"
      mask={booking}
    />
  );
}

const policy = patternMask('000·000·000');

/** Uses other separators between the blocks. */
export function DotsBetween() {
  const { t } = useLingui();
  return <MaskField label={t`Policy number`} description={t`Nine digits, such as 204·177·305.`} mask={policy} />;
}

const taxpayer = patternMask('000.000.000-00');

/** Mixes signs: points first, then a dash, as in the Brazilian taxpayer number. */
export function PointsAndDash() {
  const { t } = useLingui();
  const [digits, setDigits] = useState('');
  const missing = 11 - digits.length;
  return (
    <MaskField
      label="CPF"
      description={t`Eleven digits, such as 529.982.247-25.`}
      errorMessage={missing > 0 && missing < 11 ? t`Digits missing: ${missing}.` : undefined}
      value={digits}
      onChange={({ value }) => setDigits(value)}
      mask={taxpayer}
    />
  );
}

/** Keeps another country's code before the field. */
export function PhilippinePhone() {
  const { t } = useLingui();
  return (
    <MaskField
      label={t`Phone in the Philippines`}
      description={t`Ten digits, such as 917 555 0148.`}
      prefix="+63"
      autoComplete="tel-national"
      mask={philippines}
    />
  );
}

const postcode = patternMask('00000-000');
const brazil = brazilianPhoneMask();

/** The other formats that Brazilian travellers know. */
export function BrazilianFormats() {
  const { t } = useLingui();
  return (
    <Grid>
      <MaskField
        label="CEP"
        description={t`Eight digits, such as 01310-100.`}
        autoComplete="postal-code"
        mask={postcode}
      />
      <MaskField
        label={t`Phone in Brazil`}
        description={t`With area code, such as (11) 98765-4321.`}
        prefix="+55"
        autoComplete="tel-national"
        mask={brazil}
      />
    </Grid>
  );
}
