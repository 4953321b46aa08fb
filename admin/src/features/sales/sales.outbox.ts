import { msg, plural } from '@lingui/core/macro';
import * as v from 'valibot';
import { isNotFound } from '../../http/http.error.ts';
import type { OutboxFeature } from '../../outbox/outbox.types.ts';
import { salesCalls } from './sales.api.ts';

export interface SaleCommand {
  id: string;
  isDeleted: boolean;
}

const commandSchema: v.GenericSchema<unknown, SaleCommand> = v.object({ id: v.string(), isDeleted: v.boolean() });

/** Each command is about one sale; several together say how many. */
const count = 1;

/** Deletes sales. The data are the ids of those that are deleted; the API cannot restore one, so a deletion is held. */
export const salesOutbox: OutboxFeature<readonly string[], SaleCommand, null> = {
  name: 'sales',
  schema: commandSchema,
  apply: (ids, { id, isDeleted }) => {
    if (ids.includes(id) === isDeleted) return ids;
    return isDeleted ? [...ids, id] : ids.filter((other) => other !== id);
  },
  inverse: (_, { id, isDeleted }) => ({ id, isDeleted: !isDeleted }),
  describe: (_, { id }) => ({
    done: msg`Sale ${id} deleted`,
    several: msg`${plural(count, { one: '# sale deleted', other: '# sales deleted' })}`,
    refused: msg`Couldn't delete sale ${id}. It's back in the list.`,
  }),
  subjects: (_, { id }) => [id],
  isHeld: ({ isDeleted }) => isDeleted,
  send: async ({ id, isDeleted }) => {
    if (isDeleted) await remove(id);
    return null;
  },
};

/** A sale that somebody else has deleted counts as deleted. */
async function remove(id: string): Promise<void> {
  try {
    await salesCalls.remove({ id });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
