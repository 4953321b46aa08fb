import { msg, plural } from '@lingui/core/macro';
import * as v from 'valibot';
import { removeOrFindGone } from '../../../http/http.error.ts';
import type { Description, OutboxFeature } from '../../../outbox/outbox.types.ts';
import { paths } from '../../../paths.ts';
import { idsOf, type InvoiceCommand, inverse, type PaymentOf } from '../model/invoice.commands.ts';
import { invoiceCalls } from './invoice.calls.ts';
import { paymentSchema, type InvoiceAnswer } from './invoice.schema.ts';

const by = v.optional(v.object({ fullName: v.string(), role: v.string() }));
const ids = v.array(v.number());
const payments = v.array(v.object({ id: v.number(), payment: paymentSchema }));

const commandSchema: v.GenericSchema<unknown, InvoiceCommand> = v.variant('type', [
  v.object({ type: v.literal('deleted'), ids, by }),
  v.object({ type: v.literal('restored'), ids, by }),
  v.object({
    type: v.literal('sent'),
    ids,
    mail: v.nullable(v.object({ to: v.array(v.string()), subject: v.string(), message: v.string() })),
    by,
  }),
  v.object({ type: v.literal('recalled'), ids, by }),
  v.object({ type: v.literal('paid'), payments, by }),
  v.object({ type: v.literal('payments removed'), payments, by }),
  v.object({ type: v.literal('downloaded'), ids, by }),
  v.object({ type: v.literal('duplicated'), id: v.number(), by }),
]);

/**
 * The commands about invoices that exist. Its data are the commands themselves, since no page has all invoices. A mail and a deletion are held until their
 * undo has expired.
 */
export const invoiceOutbox: OutboxFeature<readonly InvoiceCommand[], InvoiceCommand, InvoiceAnswer | null> = {
  name: 'invoice',
  schema: commandSchema,
  apply: (commands, command) => [...commands, command],
  inverse: (_, command) => inverse(command),
  describe: (_, command) => describe(command),
  subjects: (_, command) => idsOf(command).map(String),
  isHeld: ({ type }) => type === 'deleted' || type === 'sent',
  isAddition: ({ type }) => type === 'duplicated',
  send: async (command, { id }) => {
    const { by } = command;
    switch (command.type) {
      case 'deleted':
        for (const one of command.ids) await removeOrFindGone(invoiceCalls.remove(one, by));
        return null;
      case 'sent':
        await invoiceCalls.send({ ids: command.ids, ...(command.mail && { mail: command.mail }), by }, id);
        return null;
      case 'paid':
        await invoiceCalls.pay({ payments: command.payments, by }, id);
        return null;
      case 'payments removed':
        await invoiceCalls.unpay({ payments: command.payments.map(toRemove), by }, id);
        return null;
      case 'downloaded':
        await invoiceCalls.download({ ids: command.ids, by }, id);
        return null;
      case 'duplicated':
        return invoiceCalls.duplicate({ id: command.id, by }, id);
      case 'restored':
      case 'recalled':
        return null;
    }
  },
};

const toRemove = ({ id, payment }: PaymentOf) => ({ id, paymentId: payment.id });

function describe(command: InvoiceCommand): Description {
  const all = idsOf(command);
  const first = all[0] ?? 0;
  const isOne = all.length === 1;
  const count = all.length;
  const place = isOne ? { href: `${paths.invoicePreview}/${first}` } : {};
  switch (command.type) {
    case 'deleted':
    case 'restored':
      return {
        done: msg`Invoice ${first} deleted`,
        several: msg`${plural(count, { one: '# invoice deleted', other: '# invoices deleted' })}`,
        refused: msg`Couldn't delete invoice ${first}. It's back in the list.`,
      };
    case 'sent':
    case 'recalled':
      return {
        ...place,
        done: isOne ? msg`Invoice ${first} sent` : msg`${count} invoices sent`,
        several: msg`${count} invoices sent`,
        refused: isOne ? msg`Couldn't send invoice ${first}.` : msg`Couldn't send ${count} invoices.`,
      };
    case 'paid':
    case 'payments removed':
      return {
        ...place,
        done: isOne ? msg`Payment of invoice ${first} recorded` : msg`${count} invoices marked as paid`,
        several: msg`${count} invoices marked as paid`,
        refused: isOne
          ? msg`Couldn't record the payment of invoice ${first}.`
          : msg`Couldn't mark ${count} invoices as paid.`,
      };
    case 'downloaded':
      return {
        ...place,
        done: null,
        summary: msg`Invoice ${first} downloaded`,
        refused: msg`Couldn't record the download of invoice ${first}.`,
      };
    case 'duplicated':
      return {
        done: msg`Invoice ${first} duplicated`,
        when: 'confirmed',
        refused: msg`Couldn't duplicate invoice ${first}.`,
      };
  }
}
