import { Button, Card, Stack, StatusPill, Table } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useActorState } from '../../app-state/useActorState.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useInspectedActor } from '../../inspection/inspection.tsx';
import type { ProbeResult } from './session-monitor.api.ts';
import { sessionMonitorMachine } from './session-monitor.machine.ts';

/** Sends five calls at once and shows their outcomes: with an expired token, all wait for one refresh. */
export function FiveCallsCard() {
  const { t } = useLingui();
  const actor = useInspectedActor(sessionMonitorMachine, {});
  const results = useActorState(actor, ({ context }) => context.results);
  const isSending = useActorState(actor, (state) => state.matches('sending'));

  return (
    <Card title={t`Five calls at once`} style={{ alignSelf: 'start' }}>
      <Stack gap="l">
        <p>
          <Trans>
            Five calls sent together share a single token refresh. Send them and compare with the log below.
          </Trans>
        </p>
        <Button
          icon={Send}
          style={{ alignSelf: 'start' }}
          isBusy={isSending}
          onClick={() => actor.send({ type: 'five calls requested' })}
        >
          <Trans>Send 5 calls</Trans>
        </Button>
        {results.length > 0 && <ProbeTable results={results} />}
      </Stack>
    </Card>
  );
}

function ProbeTable({ results }: { results: ProbeResult[] }) {
  const { t } = useLingui();
  return (
    <div role="status">
      <Table
        caption={t`Results of the five calls`}
        rows={results}
        rowKey={({ id }) => id}
        columns={[
          { id: 'id', header: t({ message: 'Call', context: 'request' }), cell: ({ id }) => id },
          {
            id: 'outcome',
            header: t`Status`,
            cell: ({ outcome, isOk }) => <StatusPill tone={isOk ? 'success' : 'danger'}>{outcome}</StatusPill>,
          },
          {
            id: 'duration',
            header: t`Duration`,
            align: 'end',
            cell: ({ durationMs }) => <bdi>{`${formatNumber(Math.round(durationMs))} ms`}</bdi>,
          },
        ]}
      />
    </div>
  );
}
