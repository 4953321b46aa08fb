import { Alert, notify, Stack } from '@embarque/design-system';
import { EMPTY_LINE, InvoiceLines, type InvoiceLinesProps, InvoiceSums } from '@embarque/design-system/invoice-editor';
import { paidOf } from '@embarque/design-system/money';
import type { InvoicePayment } from '@embarque/mocks/invoice/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useActorState } from '../../../../app-state/useActorState.ts';
import { useToastsOfPage } from '../../../../toasts/useToastsOfPage.ts';
import { totalsOf } from '../model/editor.draft.ts';
import type { EditorPartProps } from '../editor.types.ts';
import { useMistake } from './useMistake.ts';

interface LinesFieldsProps extends EditorPartProps {
  payments: readonly InvoicePayment[];
}

/** INV-11, INV-14: the items with the sums that follow them. */
export function LinesFields({ actor, payments }: LinesFieldsProps) {
  const { t } = useLingui();
  const lines = useActorState(actor, ({ context }) => context.draft.lines);
  const discount = useActorState(actor, ({ context }) => context.draft.discount);
  const currency = useActorState(actor, ({ context }) => context.draft.currency);
  const items = useActorState(actor, ({ context }) => context.items);
  const showsMistakes = useActorState(actor, ({ context }) => context.showsMistakes);
  const mistakeOf = useMistake(actor);
  const withdrawn = useToastsOfPage();
  const totals = useMemo(() => totalsOf({ lines, discount }, paidOf(payments)), [lines, discount, payments]);
  const mistake = mistakeOf('no lines') ?? mistakeOf('lines');

  const remove: InvoiceLinesProps['onRemove'] = ({ line, index }) => {
    actor.send({ type: 'line removed', id: line.id });
    const name = line.item || line.description;
    withdrawn(
      notify.undoable({
        message: name ? t`“${name}” was removed` : t`The line was removed`,
        onUndo: () => actor.send({ type: 'lines added', index, lines: [line] }),
      }),
    );
  };

  return (
    <Stack gap="l">
      {mistake !== undefined && <Alert tone="danger">{mistake}</Alert>}
      <InvoiceLines
        label={t`Items of the invoice`}
        lines={lines}
        items={items}
        currency={currency}
        showsMistakes={showsMistakes}
        onChange={({ id, fields }) => actor.send({ type: 'line changed', id, fields })}
        onAdd={({ index, lines: added, replacing }) =>
          actor.send({
            type: 'lines added',
            index,
            lines: added.map((fields) => ({ ...EMPTY_LINE, ...fields, id: crypto.randomUUID() })),
            ...(replacing !== undefined && { replacing }),
          })
        }
        onReplace={({ index, count, lines: restored }) =>
          actor.send({ type: 'lines replaced', index, count, lines: restored })
        }
        onRemove={remove}
        onMove={({ id, index }) => actor.send({ type: 'line moved', id, index })}
      />
      <InvoiceSums
        totals={totals}
        currency={currency}
        discount={discount}
        showsMistakes={showsMistakes}
        onDiscountChange={(change) => actor.send({ type: 'fields changed', fields: { discount: change.discount } })}
      />
    </Stack>
  );
}
