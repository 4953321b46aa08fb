import type { Attempt } from '../../access/useExplain.ts';

const subject = 'User';

/** The actions on users that a person needs a right to. */
export const attempts = {
  invite: { action: 'create', subject },
  edit: { action: 'update', subject },
  delete: { action: 'delete', subject },
} as const satisfies Record<string, Attempt>;
