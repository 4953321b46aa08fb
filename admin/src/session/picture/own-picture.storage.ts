import * as v from 'valibot';
import { pictureSchema } from '../../http/response/picture.schema.ts';
import { createPersisted } from '../../storage/persisted.ts';

/** The address of the own picture as the server last had it; `null` when it was removed, `undefined` when this browser does not know. */
export const ownPicture = createPersisted<string | null | undefined>(
  'embarque.picture',
  v.nullable(pictureSchema),
  undefined,
);
