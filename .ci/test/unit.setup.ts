import fc from 'fast-check';
import { DOMParser as Parser } from 'linkedom';

// Node has no parser of markup. Browsers' own is what the app runs on.
globalThis.DOMParser ??= Parser as unknown as typeof DOMParser;

// A result that decides on a change depends on the change alone. Other runs draw new cases each time.
if (process.env['CI']) fc.configureGlobal({ seed: 20_261_127 });
