import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '../../theme/tones.ts';

/** The kind of message, which selects its drawing. */
export type AlertKind = 'success' | 'danger' | 'warning' | 'info' | 'question';

/** The position of the dialog. Start and end swap in right-to-left. */
export type AlertPosition = 'center' | 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end';

/** How the dialog comes in. Nothing moves for people who prefer stillness. */
export type AlertEntrance = 'grow' | 'fade' | 'bounce' | 'flip' | 'tada' | 'shake';

export interface AlertButton {
  /** The label of the button. */
  label: string;
  /** Shown before the label. */
  icon?: LucideIcon;
  /** The kind of action. With `danger`, focus starts on the cancel button. */
  tone?: Tone;
}

export interface AlertInput {
  /** The label of the field. */
  label: string;
  /** Help under the field, such as an example. */
  description?: string;
  /** Checks what was typed, for as long as it takes. Answer what is wrong with it, or nothing when it is good. */
  check?: (typed: { text: string }) => string | undefined | Promise<string | undefined>;
}

export interface AlertQuestion {
  /** The message or the question, in a few words. */
  title: string;
  /** The details below the title. */
  text?: ReactNode;
  /** The kind of message. Without it, there is no drawing. */
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
   * The position of the dialog.
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

/** The outcome: confirmed, cancelled, dismissed by key, cross or backdrop, or timed out. */
export type AlertOutcome = 'confirmed' | 'cancelled' | 'dismissed' | 'expired';

export interface AlertAnswer {
  outcome: AlertOutcome;
  /** The typed text, if it was valid; else empty. */
  text: string;
}
