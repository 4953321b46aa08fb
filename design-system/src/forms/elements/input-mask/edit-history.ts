import { useRef } from 'react';

/** A text that stood in a field, and the caret in it. */
interface FieldState {
  text: string;
  caret: number;
}

/** The texts of a field, oldest first, and which of them stands there. */
interface EditHistory {
  states: readonly FieldState[];
  at: number;
}

const LONGEST = 200;

export const noHistory: EditHistory = { states: [], at: 0 };

/** The history once an edit is made. A text that somebody else put there begins a new one; a caret that moves is no edit. */
export function recorded(history: EditHistory, before: FieldState, after: FieldState): EditHistory {
  if (before.text === after.text) return history;
  const isOwn = history.states[history.at]?.text === before.text;
  const past = isOwn ? history.states.slice(0, history.at) : [];
  const states = [...past, before, after].slice(-LONGEST);
  return { states, at: states.length - 1 };
}

/** The history a step back or forth; undefined where there is none from the text that stands there. */
export function stepped(history: EditHistory, text: string, step: -1 | 1): EditHistory | undefined {
  const at = history.at + step;
  return history.states[history.at]?.text === text && history.states[at] ? { ...history, at } : undefined;
}

/** Keeps the history of a field. Browsers forget theirs when a text is written into it. */
export function useEditHistory() {
  const history = useRef(noHistory);
  return {
    record: (before: FieldState, after: FieldState) => {
      history.current = recorded(history.current, before, { text: after.text, caret: after.caret });
    },
    /** The state a step away from the text that stands there, and from now on the present one. */
    step: (text: string, by: -1 | 1): FieldState | undefined => {
      const next = stepped(history.current, text, by);
      if (next) history.current = next;
      return next?.states[next.at];
    },
  };
}
