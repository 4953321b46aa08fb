import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Card } from '../../cards/card/Card.tsx';
import { FilterOptions } from '../filter-options/FilterOptions.tsx';
import { PriceSummary } from '../price-summary/PriceSummary.tsx';
import { SideLayout } from './SideLayout.tsx';

/** In narrow windows the filters open in a drawer from a button above the results. */
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

/** In narrow windows the summary comes last. */
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
