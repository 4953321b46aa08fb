export type ReferenceKind = 'sale' | 'policy' | 'esim' | 'claim' | 'invoice' | 'user';

/** Something that a text names, whether it exists or not. */
export interface Mention {
  kind: ReferenceKind;
  /** Its number, or the words after an at sign. */
  id: string;
  /** The position at which its name begins in the text, and `to` the one after it. */
  from: number;
  to: number;
}

/** The few facts of a card. */
export interface ReferenceFacts {
  /** Its number, or the full name of a person. */
  title: string;
  /** The address at which it is shown in full. */
  href: string;
  /** The customer, or the company of a person. */
  who: string;
  /** The product, the service, the role or the kind of a claim. */
  what: string;
  /** As the server names it. */
  status: string;
  money?: { amount: number; currency: string };
}
