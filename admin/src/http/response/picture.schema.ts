import * as v from 'valibot';

const SAFE = /^(\/(?![/\\])|https:\/\/|data:image\/)/i;

/**
 * The address of a picture in an answer: of this origin, over HTTPS, or with the picture in the address itself. Any other
 * becomes empty, and shows nothing.
 */
export const pictureSchema = v.fallback(
  v.pipe(
    v.string(),
    v.transform((address) => (SAFE.test(address) ? address : '')),
  ),
  '',
);
