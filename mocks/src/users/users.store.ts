import { sampleStore } from '../lib/sample/sample-store.ts';
import { usersSample } from './users.data.ts';

/** The users, for their own requests and for those about their roles. */
export const usersStore = sampleStore(() => usersSample(), { keptAs: 'users' });
