import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../cards/card/Card.tsx';
import { Code } from '../../ui-element/typography/Code.tsx';
import { StatusPill } from '../pill-badges/StatusPill.tsx';
import { DescriptionList } from './DescriptionList.tsx';

export function Policy() {
  const { t } = useLingui();
  return (
    <Card title={<Trans>Policy</Trans>}>
      <DescriptionList
        items={[
          { term: t`Number`, value: <Code>EM-2041-77</Code>, copyText: 'EM-2041-77' },
          { term: t`Traveller`, value: 'Jordan Stevenson' },
          {
            term: t`Status`,
            value: (
              <StatusPill tone="success" mark="dot">
                <Trans>Active</Trans>
              </StatusPill>
            ),
          },
          { term: t`Covers`, value: <Trans>Luggage, delay, medical help up to US$ 100.000</Trans> },
        ]}
      />
    </Card>
  );
}
