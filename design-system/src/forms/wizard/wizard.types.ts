import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface WizardStep {
  /** Tells it from the other steps. */
  id: string;
  /** The title of the step. */
  title: string;
  /** A few quieter words about it. */
  subtitle?: string;
  /** Stands in place of the number. */
  icon?: LucideIcon;
  /** The fields. They stay while other steps are shown, and so does what was typed. */
  content: ReactNode;
  /** Whether all in this step is right, asked before the person goes on; it brings the messages to the fields. */
  validate?: () => boolean | Promise<boolean>;
}

/** How far a step is: being filled in, behind the person, sent back, or still to come. */
export type StepState = 'current' | 'done' | 'wrong' | 'coming';

export type StepperPlacement = 'top' | 'start';
