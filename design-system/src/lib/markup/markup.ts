export { IN_SIGHT, isShown, type Sight, sightIn } from './sight.ts';
export { inertDocument, markupPolicy, RENAMED, textOfReference, withoutEffects } from './trusted-markup.ts';
