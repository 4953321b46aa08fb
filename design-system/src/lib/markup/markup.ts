export { inertDocument, markupPolicy, RENAMED, textOfReference, withoutEffects } from './trusted-markup.ts';
export { plainTextOf, readText } from './readable-text.ts';
