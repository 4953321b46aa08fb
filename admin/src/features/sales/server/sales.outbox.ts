import type { SaleChange } from '@embarque/mocks/sales-api/contract';
import { msg, plural } from '@lingui/core/macro';
import * as v from 'valibot';
import { HttpError, removeOrFindGone } from '../../../http/http.error.ts';
import type { Description, OutboxFeature } from '../../../outbox/outbox.types.ts';
import { salesCalls } from './sales.api.ts';
import type { Sale } from './sale.schema.ts';

interface Deletion {
  id: string;
  isDeleted: boolean;
}

/** Cancels or refunds a sale. */
interface StatusChange extends SaleChange {
  id: string;
}

export type SaleCommand = Deletion | StatusChange;

/** The sale as it is after its status has changed; `null` of a deletion. */
export type SaleResponse = Sale | null;

const commandSchema: v.GenericSchema<unknown, SaleCommand> = v.union([
  v.object({ id: v.string(), isDeleted: v.boolean() }),
  v.object({ id: v.string(), status: v.picklist(['cancelled', 'refunded']) }),
]);

/** Each command is about one sale; several together say how many. */
const count = 1;

const isStatusChange = (command: SaleCommand): command is StatusChange => 'status' in command;

/**
 * Deletes, cancels and refunds sales. The data are the ids of those that are deleted; the API cannot restore one, so a deletion is held.
 * A new status shows when the server has confirmed it.
 */
export const salesOutbox: OutboxFeature<readonly string[], SaleCommand, SaleResponse> = {
  name: 'sales',
  schema: commandSchema,
  apply: (ids, command) => {
    if (isStatusChange(command) || ids.includes(command.id) === command.isDeleted) return ids;
    return command.isDeleted ? [...ids, command.id] : ids.filter((other) => other !== command.id);
  },
  inverse: (_, command) => (isStatusChange(command) ? null : { id: command.id, isDeleted: !command.isDeleted }),
  describe: (_, command) => (isStatusChange(command) ? describeStatus(command) : describeDeletion(command)),
  subjects: (_, { id }) => [id],
  isHeld: (command) => !isStatusChange(command) && command.isDeleted,
  isAddition: isStatusChange,
  send: async (command) => {
    if (isStatusChange(command)) return changeStatus(command);
    if (command.isDeleted) await removeOrFindGone(salesCalls.remove({ id: command.id }));
    return null;
  },
};

const describeDeletion = ({ id }: Deletion): Description => ({
  done: msg`Sale ${id} deleted`,
  several: msg`${plural(count, { one: '# sale deleted', other: '# sales deleted' })}`,
  refused: msg`Couldn't delete sale ${id}. It's back in the list.`,
});

const describeStatus = ({ id, status }: StatusChange): Description => ({
  ...(status === 'cancelled'
    ? { done: msg`Sale ${id} cancelled`, refused: msg`Couldn't cancel sale ${id}.` }
    : { done: msg`Sale ${id} refunded`, refused: msg`Couldn't refund sale ${id}.` }),
  when: 'confirmed',
});

/** A sale that has the status already, such as after a request whose response was lost, counts as changed. */
async function changeStatus({ id, status }: StatusChange): Promise<Sale> {
  try {
    return await salesCalls.change(id, { status });
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 409) throw error;
    const sale = await salesCalls.find(id);
    if (sale?.status !== status) throw error;
    return sale;
  }
}
