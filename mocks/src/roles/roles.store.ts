import { sampleStore } from '../lib/sample/sample-store.ts';
import { rolesSample } from './roles.data.ts';

/** The roles, for their own requests and for those of the people who have them. */
export const rolesStore = sampleStore(() => ({ roles: rolesSample() }), { keptAs: 'roles' });
