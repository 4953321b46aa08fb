import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Card } from '../../cards/card/Card.tsx';
import { FilterOptions } from '../filter-options/FilterOptions.tsx';
import { PriceSummary } from '../price-summary/PriceSummary.tsx';
import { SideLayout } from './SideLayout.tsx';

/** On narrow windows the filters become a drawer, with a button above the results. */
export function FiltersBesideResults() {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(['esim']);
  return (
    <SideLayout
      placement="start"
      drawerTitle={t`Filters`}
      bar={<Trans>64 products</Trans>}
      side={
        <Card>
          <FilterOptions
            label={t`Kind`}
            chosen={chosen}
            onChange={(change) => setChosen(change.chosen)}
            options={[
              { value: 'insurance', label: t`Travel insurance` },
              { value: 'esim', label: t`eSIM plans` },
            ]}
          />
        </Card>
      }
    >
      <Card>{t`eSIM Europe 10 GB`}</Card>
    </SideLayout>
  );
}

/** On narrow windows the summary comes after what it sums up. */
export function SummaryBesideACart() {
  const { t } = useLingui();
  return (
    <SideLayout
      side={
        <Card title={t`Summary`}>
          <PriceSummary
            lines={[
              { label: t`Travel insurance`, amount: 412.5 },
              { label: t`Total`, amount: 412.5, emphasis: 'total' },
            ]}
          />
        </Card>
      }
    >
      <Card>{t`Travel insurance`}</Card>
    </SideLayout>
  );
}
