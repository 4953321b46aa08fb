import { sampleStore } from '../sample/sample-store.ts';

const RIGHTS_VERSION = 'X-Rights-Version';

// Begins afresh with each page, which has to ask for the rights anyway.
const store = sampleStore(() => ({ version: 1 }));

/** One more with each change of anybody's rights. */
export const rightsVersion = (): number => store.data.version;

/** Notes that somebody may do something else from now on. */
export function raiseRightsVersion(): void {
  store.data.version += 1;
}

/** A response that says which rights it was given under. */
export function withRightsVersion(response: Response): Response {
  if (response.type === 'error') return response;
  response.headers.set(RIGHTS_VERSION, String(rightsVersion()));
  return response;
}
