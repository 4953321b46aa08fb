const FIRST_ID = 10_001;

/** The id of the sale with a number, counted from the first sale ever. */
export const saleId = (number: number) => `S-${FIRST_ID + number}`;

/** The number in the id of a sale, or of what follows from it. */
export const numberOf = (id: string) => Number(id.slice(2));

/** How many sales there were up to the last one of a list. */
export const soldEver = (list: readonly { id: string }[]) => numberOf(list.at(-1)?.id ?? saleId(-1)) - FIRST_ID + 1;
