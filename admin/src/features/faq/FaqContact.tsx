import { ContactCard, Grid, Heading, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { Mail, Phone } from 'lucide-react';

const PHONE = '+55 11 4002-8922';
const EMAIL = 'help@embarque.example';

/** The address of a mail to support about what was searched. */
export function mailTo(q: string): string {
  return q.trim() === '' ? `mailto:${EMAIL}` : `mailto:${EMAIL}?subject=${encodeURIComponent(q.trim())}`;
}

/** FAQ-03: the ways to reach people when no answer helps. */
export function FaqContact({ q }: { q: string }) {
  const { t } = useLingui();
  return (
    <Stack as="section" gap="l" aria-labelledby="faq-contact">
      <Stack gap="xs" align="center">
        <Heading level={2} id="faq-contact">
          <Trans>Still need help?</Trans>
        </Heading>
        <p>
          <Trans>Our team is happy to help.</Trans>
        </p>
      </Stack>
      <Grid minCell="18rem" lastRow="stretch">
        <ContactCard icon={Phone} title={t`Call us`} address={PHONE} href={`tel:${PHONE.replaceAll(/[\s-]/g, '')}`}>
          <Trans>Around the clock, also from abroad</Trans>
        </ContactCard>
        <ContactCard icon={Mail} title={t`Email us`} address={EMAIL} href={mailTo(q)}>
          <Trans>We reply within two hours</Trans>
        </ContactCard>
      </Grid>
    </Stack>
  );
}
