import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../cards/card/Card.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { LongPage } from './LongPage.tsx';

/** For terms, guides and settings that people read in parts. */
export function Terms() {
  const { t } = useLingui();
  const sections = [
    { id: 'terms-cover', title: t`What is covered` },
    { id: 'terms-claims', title: t`How to file a claim` },
    { id: 'terms-esim', title: t`The eSIM abroad` },
  ];
  return (
    <LongPage label={t`On this page`} sections={sections}>
      <Stack gap="gap">
        {sections.map(({ id, title }) => (
          <Card key={id} id={id} tabIndex={-1} title={title} headingLevel={3}>
            <p>
              <Trans>
                Medical costs up to US$ 60.000, lost luggage, and a departure that is more than six hours late. Keep
                every receipt: the claim is settled by what it says.
              </Trans>
            </p>
          </Card>
        ))}
      </Stack>
    </LongPage>
  );
}
