import { useLingui } from '@lingui/react/macro';
import { Card } from '../../cards/card/Card.tsx';
import { SearchField } from '../../forms/elements/input/search/SearchField.tsx';
import { Select } from '../../forms/elements/select/Select.tsx';
import { Toolbar } from './Toolbar.tsx';

export function AboveAList() {
  const { t } = useLingui();
  return (
    <Card padding="none">
      <Toolbar label={t`Search and filters`} role="search">
        <SearchField label={t`Search policies`} />
        <Select
          label={t`Kind`}
          labelVisibility="hidden"
          defaultValue="any"
          options={[
            { value: 'any', label: t`All kinds` },
            { value: 'insurance', label: t`Insurance` },
            { value: 'esim', label: t`eSIM` },
          ]}
        />
        <Select
          label={t`Status`}
          labelVisibility="hidden"
          defaultValue="any"
          options={[
            { value: 'any', label: t`Any status` },
            { value: 'active', label: t`Active` },
            { value: 'expired', label: t`Expired` },
          ]}
        />
      </Toolbar>
    </Card>
  );
}
