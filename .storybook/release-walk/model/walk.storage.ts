import { object, number, optional, picklist, record, string } from 'valibot';
import { createPersisted } from '../../../admin/src/storage/persisted.ts';
import { noWalks } from './walk.ts';

const result = object({
  status: picklist(['begun', 'seen', 'failed']),
  done: number(),
  total: number(),
  failure: optional(string()),
});

const walk = object({ begunAt: number(), results: record(string(), result), remarks: record(string(), string()) });

/** The walks of this browser. */
export const persistedWalks = createPersisted(
  'embarque.releaseWalk',
  object({ reviewer: string(), byModes: record(string(), walk) }),
  noWalks,
);
