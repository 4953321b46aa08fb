import { DatePicker, Grid, media, Select, TextField, useMediaQuery } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import type { InvoiceTerm } from '@embarque/mocks/invoice/contract';
import { useActorState } from '../../../../app-state/useActorState.ts';
import { TERMS } from '../model/editor.terms.ts';
import type { EditorPartProps } from '../editor.types.ts';
import { useMistake } from './useMistake.ts';

/** Number, dates, and the term that gives the due date. */
export function DateFields({ actor }: EditorPartProps) {
  const { t } = useLingui();
  const number = useActorState(actor, ({ context }) => context.number);
  const issuedDate = useActorState(actor, ({ context }) => context.draft.issuedDate);
  const dueDate = useActorState(actor, ({ context }) => context.draft.dueDate);
  const term = useActorState(actor, ({ context }) => context.draft.term);
  const mistakeOf = useMistake(actor);
  const isPhone = useMediaQuery(media.phone);
  const names: Record<InvoiceTerm, string> = {
    receipt: t`On receipt`,
    days7: t`In 7 days`,
    days14: t`In 14 days`,
    days30: t`In 30 days`,
    custom: t({ message: 'Custom', context: 'due date' }),
  };

  return (
    <Grid minCell={isPhone ? '11rem' : '8.75rem'} gap="l">
      <TextField label={t`Invoice number`} value={number === null ? '' : `#${number}`} isDisabled />
      <DatePicker
        label={t({ message: 'Date', context: 'of an invoice' })}
        value={issuedDate}
        errorMessage={mistakeOf('no issue date')}
        onChange={({ value }) => actor.send({ type: 'issue date changed', day: value })}
      />
      <Select
        label={t({ message: 'Due', context: 'of an invoice' })}
        value={term}
        options={TERMS.map((value) => ({ value, label: names[value] }))}
        onChange={({ value }) => actor.send({ type: 'term chosen', term: value })}
      />
      <DatePicker
        label={t({ message: 'Due date', context: 'invoice' })}
        value={dueDate}
        errorMessage={mistakeOf('no due date') ?? mistakeOf('due before issue')}
        onChange={({ value }) => actor.send({ type: 'due date changed', day: value })}
      />
    </Grid>
  );
}
