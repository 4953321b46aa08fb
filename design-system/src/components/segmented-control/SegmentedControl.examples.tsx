import { useLingui } from '@lingui/react/macro';
import { LayoutGrid, List, Plane, Smartphone, Umbrella } from 'lucide-react';
import { useState } from 'react';
import { SegmentedControl } from './SegmentedControl.tsx';

export function Period() {
  const { t } = useLingui();
  const [value, setValue] = useState('month');
  return (
    <SegmentedControl
      label={t`Period`}
      value={value}
      onChange={(change) => setValue(change.value)}
      options={[
        { value: 'day', label: t`Day` },
        { value: 'week', label: t`Week` },
        { value: 'month', label: t`Month` },
        { value: 'year', label: t`Year`, isDisabled: true },
      ]}
    />
  );
}

export function WithIcons() {
  const { t } = useLingui();
  const [value, setValue] = useState('all');
  return (
    <SegmentedControl
      label={t`Kind`}
      value={value}
      onChange={(change) => setValue(change.value)}
      options={[
        { value: 'all', label: t`All`, icon: Plane },
        { value: 'insurance', label: t`Insurance`, icon: Umbrella },
        { value: 'esim', label: t`eSIM`, icon: Smartphone },
      ]}
    />
  );
}

export function IconsOnly() {
  const { t } = useLingui();
  const [value, setValue] = useState('list');
  return (
    <SegmentedControl
      label={t`View`}
      value={value}
      onChange={(change) => setValue(change.value)}
      options={[
        { value: 'list', label: t`List`, icon: List, isIconOnly: true },
        { value: 'grid', label: t`Grid`, icon: LayoutGrid, isIconOnly: true },
      ]}
    />
  );
}
