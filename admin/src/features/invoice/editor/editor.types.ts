import type { EditorActor } from './machine/editor.machine.ts';

/** A part of the editor, which reads and writes the invoice through its machine. */
export interface EditorPartProps {
  actor: EditorActor;
}

/** Panels over the editor. */
export type EditorPanel = 'preview' | 'send' | 'payment';
