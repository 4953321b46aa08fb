import * as v from 'valibot';
import { createPersisted } from '../../../storage/persisted.ts';
import { commenterSchema } from './blog.commenter.ts';

/** The name, email and website that somebody wants to be kept for their next comment. */
export const storedCommenter = createPersisted('embarque.blog', v.nullable(commenterSchema), null);
