/** Marks tools at the top of a page: toasts of the top edge begin below them while they are in sight. */
export const TOOLS_ABOVE_TOASTS = { 'data-tools-above-toasts': true } as const;

/** The custom property of how much of the window's end toasts cover: a page scrolls what takes focus above it. */
export const TOASTS_COVERED = '--toasts-covered';
