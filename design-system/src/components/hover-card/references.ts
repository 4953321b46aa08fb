import { type ComponentType, createContext, type ReactNode } from 'react';

/** A thing that a text names, such as a sale by its number. */
export interface TextReference {
  /** The position at which its name begins in the text, and `to` the one after it. */
  from: number;
  to: number;
  /** Its address in this app. */
  href: string;
  /** The facts of its `HoverCard`. */
  card: ReactNode;
}

/** How the host finds what a text names. */
export interface ReferenceSource {
  /** Whether a text can name something. Asked for each text that is drawn. */
  mayHave: (text: string) => boolean;
  /** Draws `children` with what the text names and what exists: nothing at first. */
  References: ComponentType<{ text: string; children: (found: readonly TextReference[]) => ReactNode }>;
}

/** Without a source, texts stay as they are. */
export const ReferenceContext = createContext<ReferenceSource | null>(null);
