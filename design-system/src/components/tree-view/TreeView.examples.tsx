import { Trans, useLingui } from '@lingui/react/macro';
import { FileText, Folder } from 'lucide-react';
import { useState } from 'react';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { Badge } from '../badges/Badge.tsx';
import { TreeView } from './TreeView.tsx';
import { useAirports, useCoverage } from './tree-view.samples.tsx';

/** Documents in folders, one of them open. A press opens and closes. */
export function Folders() {
  const { t } = useLingui();
  return (
    <TreeView
      label={t`Documents`}
      defaultExpanded={['policies', '2026']}
      items={[
        {
          id: 'policies',
          label: t`Policies`,
          icon: Folder,
          children: [
            {
              id: '2026',
              label: '2026',
              icon: Folder,
              children: [
                { id: 'terms', label: t`General terms for annual policies with winter sports`, icon: FileText },
                { id: 'card', label: t`Emergency card`, icon: FileText },
              ],
            },
            { id: '2025', label: '2025', icon: Folder, children: [{ id: 'old', label: t`Terms`, icon: FileText }] },
          ],
        },
        {
          id: 'claims',
          label: t`Claims`,
          icon: Folder,
          end: <Badge label={t`3 open`}>3</Badge>,
          children: [{ id: 'luggage', label: t`Lost luggage`, icon: FileText }],
        },
        { id: 'archive', label: t`Archive, on Mondays only`, icon: Folder, isDisabled: true },
      ]}
    />
  );
}

/** One airport of one country, found by where it is. */
export function OneChoice() {
  const { t } = useLingui();
  return (
    <TreeView
      label={t`Airport of departure`}
      items={useAirports()}
      selection="single"
      defaultSelected={['GRU']}
      defaultExpanded={['brazil', 'sao-paulo']}
    />
  );
}

/** Any number of items. The look of the frame and of the items is set separately. */
export function SeveralChoices() {
  const { t } = useLingui();
  const [selected, setSelected] = useState(['hospital', 'dentist']);
  const count = selected.length;
  return (
    <Stack>
      <TreeView
        label={t`Coverage`}
        items={useCoverage()}
        selection="multiple"
        selected={selected}
        onSelect={(change) => setSelected(change.selected)}
        defaultExpanded={['health', 'luggage']}
      />
      <p role="status">
        <Trans>Chosen: {count}</Trans>
      </p>
    </Stack>
  );
}

/** An empty state with one sentence. */
export function EmptyTree() {
  const { t } = useLingui();
  return <TreeView label={t`Documents`} items={[]} emptyText={t`No document has been filed yet.`} />;
}
