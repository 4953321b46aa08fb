import { Card, Included, Switch, Table, type TableColumn } from '@embarque/design-system';
import type { PricingAnswer, PricingFeature } from '@embarque/mocks/pricing/contract';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { planIds, planOf } from '../../plans/pricing.offer.ts';

/** Compares the plans, feature by feature. */
export function ComparePlans({ answer }: { answer: PricingAnswer }) {
  const { t } = useLingui();
  const [isNarrowed, setNarrowed] = useState(false);
  const columns: TableColumn<PricingFeature>[] = [
    { id: 'name', header: t({ message: 'Feature', context: 'plan' }), cell: ({ name }) => name },
    ...planIds.map((plan) => ({
      id: plan,
      header: planOf(answer, plan).title,
      cell: ({ [plan]: value }: PricingFeature) =>
        typeof value === 'string' ? <bdi>{value}</bdi> : <Included isIncluded={value} />,
    })),
  ];
  const differs = ({ basic, standard, enterprise }: PricingFeature) => basic !== standard || standard !== enterprise;

  return (
    <Card
      title={t`Compare plans`}
      padding="none"
      actions={
        <Switch checked={isNarrowed} onChange={({ target }) => setNarrowed(target.checked)}>
          {t`Only differences`}
        </Switch>
      }
    >
      <Table
        caption={t`Compare plans`}
        columns={columns}
        rows={isNarrowed ? answer.features.filter(differs) : answer.features}
        rowKey={({ name }) => name}
      />
    </Card>
  );
}
