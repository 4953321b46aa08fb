/** Typed texts that are not sent, by the id of the comment that they reply to; `null` for a comment of its own. */
export type Drafts = Readonly<Record<string, string>>;

export const noDrafts: Drafts = {};
