import type { RolesAnswer } from '@embarque/mocks/roles/contract';
import { type QueryResult, useQuery } from '../query/useQuery.ts';
import { loadRoles } from './roles.api.ts';

/** The table of roles, with the people who have each. */
export const useRoles = (): QueryResult<RolesAnswer> => useQuery(loadRoles, null);
