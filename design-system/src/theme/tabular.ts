/** Figures of one width, for styles of numbers that stand under each other. */
export const tabular = 'font-variant-numeric: tabular-nums;';

/** An amount of money, which keeps its room beside a long text: broken in two, it would read as two numbers. */
export const amount = `${tabular} overflow-wrap: break-word;`;
