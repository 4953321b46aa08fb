import { delay } from 'msw/utils/delay';
import { decline } from './answers.ts';

/*
 * The ways in which any call can depart from its happy path. A feature's scenarios say which call they strike.
 */

/** The answer never arrives. */
export const stillWaiting = () => delay('infinite');

/** The answer is two seconds late. It is that of the next handler: a resolver that returns nothing passes the call on. */
export const slowly = () => delay(2000);

/** The request carries no valid session. */
export const unauthorised = () => decline(401, 'Sign in to continue');

/** The person is known and may not do this. */
export const refused = () => decline(403, 'Your role may not do this');

/** The server broke over the call. */
export const failed = () => decline(500, 'Something broke');
