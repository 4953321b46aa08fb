/** Begins the name of an attribute that `withoutEffects` has renamed. */
export const RENAMED = 'data-left-out-';
