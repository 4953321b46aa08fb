import fc from 'fast-check';
import { DOMParser as Parser } from 'linkedom';

// Node has no parser of markup. Browsers' own is what the app runs on.
globalThis.DOMParser ??= Parser as unknown as typeof DOMParser;

// A result that decides on a change depends on the change alone. Other runs draw new cases each time.
const seed = process.env['PROPERTY_SEED'] ?? (process.env['CI'] && '20261127');
if (seed) fc.configureGlobal({ seed: Number(seed) });
