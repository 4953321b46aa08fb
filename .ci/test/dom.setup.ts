import { DOMParser as Parser } from 'linkedom';

// Node has no parser of markup. Browsers' own is what the app runs on.
globalThis.DOMParser ??= Parser as unknown as typeof DOMParser;
