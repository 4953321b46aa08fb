import type { RightsAction, RightsArea, RightsCell } from '@embarque/mocks/roles/contract';

/** In the order of the matrix. */
export const AREAS = [
  'user-management',
  'content-management',
  'disputes-management',
  'database-management',
  'financial-management',
  'reporting',
  'api-control',
  'repository-management',
  'payroll',
] as const satisfies readonly RightsArea[];

export const ACTIONS = ['read', 'write', 'create'] as const satisfies readonly RightsAction[];

/** All rights, area by area. */
export const CELLS: readonly RightsCell[] = AREAS.flatMap((area) =>
  ACTIONS.map((action): RightsCell => `${area}.${action}`),
);

const known = new Set<string>(CELLS);

export const isRightsCell = (text: string): text is RightsCell => known.has(text);
