import * as v from 'valibot';
import { createPersisted } from '../storage/persisted.ts';

/**
 * The moment until which the server asks for no password, as it last said; `null` when it asks. Every page and tab of the person
 * reads it, so that a password that was given on one counts on all. It steers the screen only: the server decides.
 */
export const provenUntil = createPersisted('embarque.proven', v.nullable(v.string()), null);
