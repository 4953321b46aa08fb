/**
 * Gives an action or a guard the event of the transition that it stands in, as its params: their types have to agree.
 *
 * @param type name of the action or guard
 */
export const withEvent = <Type extends string>(type: Type) => ({ type, params: <E>({ event }: { event: E }) => event });
