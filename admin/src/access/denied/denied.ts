/** All that explains denials, in one file, which `loadDenied` fetches. */
export { DenialOf, DenialReason } from './DenialOf.tsx';
export { DeniedDialog } from './DeniedDialog.tsx';
