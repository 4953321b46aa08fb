import { Alert, Button } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../../app-state/useActorState.ts';
import { ErrorText } from '../../../../http/response/ErrorText.tsx';
import { formatDayAndTime } from '../../../../i18n/format.ts';
import { changesOf } from '../model/post-draft.ts';
import { useFieldLabels } from '../useFieldLabels.ts';
import { useSavingState } from './SaveState.tsx';
import type { EditorPartProps } from './useDraft.ts';

/** A draft of an earlier visit, a refused save, a conflict that waits. */
export function FormAlerts({ actor }: EditorPartProps) {
  const { t } = useLingui();
  const saving = useSavingState(actor);
  const error = useActorState(actor, ({ context }) => context.error);
  const by = useActorState(actor, ({ context }) => context.conflict?.theirs.savedBy);
  return (
    <>
      <CopyOffer actor={actor} />
      {saving === 'refused' && (
        <Alert tone="danger" title={t`Couldn't save the post`}>
          <ErrorText error={error} />
        </Alert>
      )}
      {saving === 'conflicted' && (
        <Alert
          tone="warning"
          title={t`${by} saved this post too`}
          actions={
            <Button size="small" variant="outline" onClick={() => actor.send({ type: 'save requested' })}>
              <Trans>Compare and save</Trans>
            </Button>
          }
        >
          <Trans>Nothing is saved until you choose which changes to keep.</Trans>
        </Alert>
      )}
    </>
  );
}

function CopyOffer({ actor }: EditorPartProps) {
  const { t } = useLingui();
  const labels = useFieldLabels();
  const copy = useActorState(actor, (state) =>
    state.matches({ ready: { copy: 'offered' } }) ? state.context.copy : null,
  );
  if (!copy) return null;
  const time = formatDayAndTime(new Date(copy.at));
  const names = (Object.keys(changesOf(copy.base, copy.draft)) as (keyof typeof labels)[])
    .map((name) => labels[name])
    .join(', ');
  return (
    <Alert
      tone="info"
      title={t`This browser has unsaved changes of this post`}
      actions={
        <>
          <Button size="small" onClick={() => actor.send({ type: 'copy restored' })}>
            <Trans context="changes">Restore</Trans>
          </Button>
          <Button
            size="small"
            variant="outline"
            tone="secondary"
            onClick={() => actor.send({ type: 'copy discarded' })}
          >
            <Trans context="changes">Discard</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        From {time}: {names}.
      </Trans>
    </Alert>
  );
}
