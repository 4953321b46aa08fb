import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Card } from '../../cards/card/Card.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { SearchField } from '../../forms/elements/input/search/SearchField.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { Tour } from './Tour.tsx';

/** Three steps that highlight one thing each, with next, back, skip and cancel. */
export function ThreeSteps() {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack>
      <Inline as="header" id={`${id}-navbar`} distribute="between">
        <SearchField label={t`Search`} labelVisibility="hidden" />
        <Button onClick={() => setOpen(true)}>
          <Trans>Start tour</Trans>
        </Button>
      </Inline>
      <Card id={`${id}-card`} title={t`Departures today`}>
        <Trans>14 travellers leave today. Two of them still wait for their eSIM.</Trans>
      </Card>
      <p id={`${id}-footer`}>
        <Trans>Desk open until 22:45</Trans>
      </p>
      <Tour
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        steps={[
          {
            target: `${id}-navbar`,
            title: t`The navbar`,
            text: t`Search finds pages, policies and travellers from anywhere.`,
          },
          {
            target: `${id}-card`,
            title: t`Today's departures`,
            text: t`Travellers leaving today come first, with any missing documents.`,
          },
          {
            target: `${id}-footer`,
            title: t`The footer`,
            text: t`Shows when colleagues are available at the counter.`,
          },
        ]}
      />
    </Stack>
  );
}
