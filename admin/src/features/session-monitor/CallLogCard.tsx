import { Button, Card, EmptyState, StatusPill, Table } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { type CallRecord, callLog } from '../../http/http.log.ts';
import { formatNumber, formatTime } from '../../i18n/format.ts';
import { useFocusAfterRemoval } from '../../routing/useFocusAfterRemoval.ts';

export function CallLogCard() {
  const { t } = useLingui();
  const calls = useSyncExternalStore(callLog.subscribe, callLog.read);
  const keepFocus = useFocusAfterRemoval(calls);
  const clear = () => {
    keepFocus();
    callLog.clear();
  };

  return (
    <Card
      title={t`Last 20 calls`}
      padding="none"
      actions={
        calls.length > 0 && (
          <Button variant="ghost" size="small" onClick={clear}>
            <Trans>Clear</Trans>
          </Button>
        )
      }
    >
      {calls.length === 0 ? (
        <EmptyState title={t`No calls yet`}>
          <Trans>Every call to the sales API appears here with its status and duration.</Trans>
        </EmptyState>
      ) : (
        <CallTable calls={calls} />
      )}
    </Card>
  );
}

function CallTable({ calls }: { calls: readonly CallRecord[] }) {
  const { t } = useLingui();
  return (
    <Table
      caption={t`Last 20 calls`}
      rows={calls}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'path',
          header: t({ message: 'Call', context: 'request' }),
          cell: ({ method, path }) => `${method} ${path}`,
        },
        { id: 'at', header: t({ message: 'Time', context: 'clock' }), cell: ({ at }) => formatTime(at) },
        {
          id: 'outcome',
          header: t`Status`,
          cell: ({ outcome }) => <StatusPill tone={isGood(outcome) ? 'success' : 'danger'}>{outcome}</StatusPill>,
        },
        {
          id: 'attempts',
          header: t({ message: 'Sent', context: 'how often' }),
          align: 'end',
          cell: ({ attempts }) => t`${attempts} ×`,
        },
        {
          id: 'duration',
          header: t`Duration`,
          align: 'end',
          cell: ({ durationMs }) => <bdi>{`${formatNumber(Math.round(durationMs))} ms`}</bdi>,
        },
      ]}
    />
  );
}

function isGood(outcome: number | string): boolean {
  return typeof outcome === 'number' && outcome < 400;
}
