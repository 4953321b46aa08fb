import { Trans, useLingui } from '@lingui/react/macro';
import { Clock, UserCheck, Users } from 'lucide-react';
import { useState } from 'react';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { FilterTile } from './FilterTile.tsx';

/** One of them is pressed: the list below would show only those. */
export function PeopleByStatus() {
  const { t } = useLingui();
  const [status, setStatus] = useState('all');
  const tile = (id: string) => ({ isPressed: status === id, onClick: () => setStatus(id) });
  return (
    <Grid>
      <FilterTile {...tile('all')} label={t`All users`} value={50} icon={Users} note={<Trans>Of all agencies</Trans>} />
      <FilterTile {...tile('active')} label={t`Active users`} value={18} icon={UserCheck} tone="success" />
      <FilterTile {...tile('pending')} label={t`Pending users`} value={18} icon={Clock} tone="warning" />
    </Grid>
  );
}
