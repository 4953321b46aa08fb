/** The error with which an invoked actor ended, as params of a guard or an action. */
export const errorOf = ({ event }: { event: { error: unknown } }): unknown => event.error;
