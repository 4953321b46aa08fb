import { Grid, TextArea, TextField } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../../app-state/useActorState.ts';
import type { EditorPartProps } from '../editor.types.ts';

/** The salesperson, and the note below the sums. */
export function NoteFields({ actor }: EditorPartProps) {
  const { t } = useLingui();
  const salesperson = useActorState(actor, ({ context }) => context.draft.salesperson);
  const note = useActorState(actor, ({ context }) => context.draft.note);
  return (
    <Grid minCell="16rem" gap="l">
      <TextField
        label={t({ message: 'Salesperson', context: 'invoice' })}
        value={salesperson}
        autoComplete="off"
        onChange={({ target }) => actor.send({ type: 'fields changed', fields: { salesperson: target.value } })}
      />
      <TextArea
        label={t({ message: 'Note', context: 'of an invoice' })}
        value={note}
        rows={2}
        onChange={({ target }) => actor.send({ type: 'fields changed', fields: { note: target.value } })}
      />
    </Grid>
  );
}
