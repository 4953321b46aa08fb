/** Figures of one width, for styles of numbers that stand under each other. */
export const tabular = 'font-variant-numeric: tabular-nums;';
