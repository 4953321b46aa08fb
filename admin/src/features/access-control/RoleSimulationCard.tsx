import { Card, StatusPill, Table } from '@embarque/design-system';
import type { AccessRule } from '@embarque/mocks/access';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { allCalls } from '../../http/http.log.ts';
import { formatTime } from '../../i18n/format.ts';
import { simulateRole } from '../../access/role-simulation/role-simulation.ts';

export interface RoleSimulationCardProps {
  /** The name of the role. */
  role: string;
  rules: readonly AccessRule[];
}

/** Repeats the last requests of this tab under the rules of a role, in thought: which of them it would have been refused. */
export function RoleSimulationCard({ role, rules }: RoleSimulationCardProps) {
  const { t, i18n } = useLingui();
  const { total, refused } = simulateRole(useSyncExternalStore(allCalls.subscribe, allCalls.read), rules);
  const count = refused.reduce((sum, each) => sum + each.count, 0);
  return (
    <Card
      title={t`Test as ${role}`}
      subtitle={t`${plural(total, { 0: 'No requests from this tab yet.', one: 'The last request from this tab.', other: 'The last # requests from this tab.' })}`}
      padding={count > 0 ? 'none' : 'normal'}
    >
      {count === 0 ? (
        <p>{t`All recent requests would be allowed.`}</p>
      ) : (
        <Table
          caption={t`Requests that would be refused`}
          cards="phone"
          rows={refused}
          rowKey={({ known }) => `${known.action} ${known.subject}`}
          columns={[
            {
              id: 'action',
              header: t({ message: 'Action', context: 'right' }),
              cell: ({ known }) => (
                <StatusPill tone="danger" mark={X}>
                  {i18n._(known.phrase)}
                </StatusPill>
              ),
            },
            { id: 'count', header: t({ message: 'Calls', context: 'count' }), align: 'end', cell: (row) => row.count },
            {
              id: 'last',
              header: t({ message: 'Last at', context: 'time' }),
              cell: ({ lastAt }) => formatTime(lastAt),
            },
          ]}
        />
      )}
    </Card>
  );
}
