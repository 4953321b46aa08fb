import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '../../theme/tones.ts';

/** What the message is; each has its drawing. */
export type AlertKind = 'success' | 'danger' | 'warning' | 'info' | 'question';

/** Where the dialog stands; start and end change sides in right-to-left. */
export type AlertPosition = 'center' | 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end';

/** How the dialog comes in. Nothing moves for people who prefer stillness. */
export type AlertEntrance = 'grow' | 'fade' | 'bounce' | 'flip' | 'tada' | 'shake';

export interface AlertButton {
  /** What pressing it says. */
  label: string;
  /** Shown before the label. */
  icon?: LucideIcon;
  /** What the button is for. With `danger`, focus starts on the no. */
  tone?: Tone;
}

export interface AlertInput {
  /** What the field asks for. */
  label: string;
  /** Help under the field, such as an example. */
  description?: string;
  /** Checks what was typed, for as long as it takes. Answer what is wrong with it, or nothing when it is good. */
  check?: (typed: { text: string }) => string | undefined | Promise<string | undefined>;
}

export interface AlertQuestion {
  /** The message or the question, in a few words. */
  title: string;
  /** What follows from it: words, or anything else. */
  text?: ReactNode;
  /** What the message is; left out, it has no drawing. */
  kind?: AlertKind;
  /** A picture above the title, 300 by 200 pixels at most. */
  image?: ReactNode;
  /** Stands below a hairline: a link to more. */
  footer?: ReactNode;
  /**
   * The yes; `null` for a message without buttons.
   * @default 'OK'
   */
  confirm?: string | AlertButton | null;
  /** The no; left out, there is none. */
  cancel?: string | AlertButton;
  /** Asks for a line of text, which comes with the answer. */
  input?: AlertInput;
  /**
   * Where it stands.
   * @default 'center'
   */
  position?: AlertPosition;
  /**
   * How it comes in.
   * @default 'grow'
   */
  entrance?: AlertEntrance;
  /**
   * Whether it has a cross.
   * @default false
   */
  hasCross?: boolean;
  /**
   * Whether a press beside it closes it.
   * @default false
   */
  closesOutside?: boolean;
  /** Closes by itself after so long. Time stands still while the pointer or focus is on what it holds. */
  closesAfterMs?: number;
}

/** What the person did: pressed the yes or the no, put it away by key, cross or backdrop, or let time pass. */
export type AlertOutcome = 'confirmed' | 'cancelled' | 'dismissed' | 'expired';

export interface AlertAnswer {
  outcome: AlertOutcome;
  /** What was typed, once it was found good; else empty. */
  text: string;
}
