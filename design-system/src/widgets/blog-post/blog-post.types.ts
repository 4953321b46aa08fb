import type { Tone } from '../../theme/tones.ts';

/** A subject that posts can be narrowed to. */
export interface BlogPostTag {
  /** Tells it from the others. */
  id: string;
  text: string;
  /** Its colour. The text says the same. */
  tone: Tone;
  /** The posts about it. */
  href: string;
}
