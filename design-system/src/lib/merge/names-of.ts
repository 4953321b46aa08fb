/** The names of the fields that a record has. */
export const namesOf = <Fields extends object>(record: { readonly [Name in keyof Fields]?: unknown }) =>
  Object.keys(record) as (keyof Fields & string)[];
