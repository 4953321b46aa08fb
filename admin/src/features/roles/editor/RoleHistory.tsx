import {
  Button,
  Code,
  CopyButton,
  ErrorState,
  Inline,
  notify,
  Spinner,
  Stack,
  Timeline,
  TimelineItem,
} from '@embarque/design-system';
import type { RightsCell, RoleEntry, RoleHistoryAnswer } from '@embarque/mocks/roles/contract';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../app-state/useActorState.ts';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { formatDayAndTime } from '../../../i18n/format.ts';
import { OwnChangeLine } from '../../../outbox/react/OwnChangeLine.tsx';
import { latestFirst, useOwnChanges } from '../../../outbox/react/useOwnChanges.ts';
import { useQuery } from '../../../query/useQuery.ts';
import type { RoleEditorActor } from '../machine/role-editor.machine.ts';
import { restorePatch } from '../model/role.merge.ts';
import { useCellNames } from '../rights.labels.ts';
import { loadHistory } from '../server/roles.api.ts';

interface RoleHistoryProps {
  actor: RoleEditorActor;
  roleId: string;
}

/** The changes of a role, with the person's own that wait or are refused. The rights of a line can be restored into the draft. */
export function RoleHistory({ actor, roleId }: RoleHistoryProps) {
  const { t } = useLingui();
  const { data, error, isLoading, tryAgain, reload } = useQuery<string, RoleHistoryAnswer>(loadHistory, roleId);
  const own = useOwnChanges('roles', roleId, reload);
  if (error !== null) {
    return (
      <ErrorState headingLevel={3} title={t`Couldn't load the history`} onRetry={tryAgain} isRetrying={isLoading}>
        <ErrorText error={error} />
      </ErrorState>
    );
  }
  if (!data) return <Spinner label={t`Loading history…`} />;
  if (data.entries.length === 0 && own.length === 0) {
    return (
      <p>
        <Trans>This role has not been changed yet.</Trans>
      </p>
    );
  }
  return (
    <Timeline aria-label={t({ message: 'History', context: 'of a role' })}>
      {latestFirst(data.entries, own).map((line) =>
        'entry' in line ? (
          <OwnChangeLine key={line.entry.id} change={line} />
        ) : (
          <HistoryLine key={line.id} actor={actor} entry={line} />
        ),
      )}
    </Timeline>
  );
}

function HistoryLine({ actor, entry }: { actor: RoleEditorActor; entry: RoleEntry }) {
  const { t } = useLingui();
  const names = useCellNames();
  const cells = useActorState(actor, ({ context }) => context.draft.cells);
  const canRestore = useActorState(actor, (state) => state.matches('drafting'));
  const of = (isGain: boolean) => entry.cells.flatMap(({ cell, after }) => (after === isGain ? [cell] : []));
  const [gained, lost] = [of(true), of(false)];
  const { by } = entry;
  const day = formatDayAndTime(new Date(entry.at));

  const restore = () => {
    const { patch, changedSince } = restorePatch(entry, { cells: [...cells] });
    actor.send({ type: 'line restored', patch });
    if (changedSince.length === 0) return;
    const others = names(changedSince);
    notify.info(t`Changed since, and left as they are: ${others}.`);
  };

  return (
    <TimelineItem title={by} aside={<time dateTime={entry.at}>{day}</time>}>
      <Stack gap="xs">
        <CellLine sign="+" cells={gained} />
        <CellLine sign="−" cells={lost} />
        {entry.name && <p>{`${entry.name.before} → ${entry.name.after}`}</p>}
        {entry.note && <p>{entry.note}</p>}
        <Circumstances entry={entry} day={day} />
        {canRestore && entry.type === 'changed' && entry.cells.length > 0 && (
          <div>
            <Button
              size="small"
              variant="outline"
              tone="secondary"
              aria-label={t`Restore the rights before the change of ${day}`}
              onClick={restore}
            >
              {t({ message: 'Restore', context: 'rights' })}
            </Button>
          </div>
        )}
      </Stack>
    </TimelineItem>
  );
}

/** The circumstances of a change, for who looks into it later. */
function Circumstances({ entry: { holders, requestId }, day }: { entry: RoleEntry; day: string }) {
  const { t } = useLingui();
  return (
    <>
      <p>{t`${plural(holders, { one: '# person had the role', other: '# people had the role' })}`}</p>
      {requestId !== '' && (
        <Inline gap="xs" overflow="shrink">
          <Trans>Request ID</Trans>
          <bdi dir="ltr">
            <Code>{requestId}</Code>
          </bdi>
          <CopyButton text={requestId} label={t`Copy the request ID of the change of ${day}`} />
        </Inline>
      )}
    </>
  );
}

function CellLine({ sign, cells }: { sign: string; cells: readonly RightsCell[] }) {
  const names = useCellNames();
  return cells.length > 0 && <p>{`${sign} ${names(cells)}`}</p>;
}
