/** How long a mouse rests on something before it is told what that is. */
export const REST_BEFORE_SHOWING_MS = 500;
/** Long enough to move the mouse from there onto the words. */
export const GRACE_BEFORE_HIDING_MS = 200;
