/** The periods that figures can be about. */
export const HOME_PERIODS = ['7-days', '30-days', 'this-month'] as const;
export type HomePeriod = (typeof HOME_PERIODS)[number];
