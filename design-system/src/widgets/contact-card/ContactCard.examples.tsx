import { Trans, useLingui } from '@lingui/react/macro';
import { Mail, Phone } from 'lucide-react';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { ContactCard } from './ContactCard.tsx';

export function PhoneAndEmail() {
  const { t } = useLingui();
  return (
    <Grid>
      <ContactCard icon={Phone} title={t`Call us`} address="+55 11 4002-8922" href="tel:+551140028922">
        <Trans>Around the clock, also from abroad</Trans>
      </ContactCard>
      <ContactCard
        icon={Mail}
        title={t`Write to us`}
        address="help@embarque.example"
        href="mailto:help@embarque.example"
      >
        <Trans>We answer within two hours</Trans>
      </ContactCard>
    </Grid>
  );
}
