import type { Attempt } from '../../access/useExplain.ts';

const subject = 'Invoice';

/** The actions on invoices that a person needs a right to. */
export const attempts = {
  create: { action: 'create', subject },
  edit: { action: 'update', subject },
  delete: { action: 'delete', subject },
} as const satisfies Record<string, Attempt>;
