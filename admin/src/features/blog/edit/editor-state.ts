import * as v from 'valibot';

/** The state of a history entry that a new post left behind when it got its number: the same editor goes on. */
export interface EditorState {
  editor: string;
  /** Focus stays where the person types. */
  keepsFocus: true;
}

const schema = v.object({ editor: v.string() });

/** The editor that goes on at this entry of the history, if one does. */
export function editorIn(state: unknown): string | undefined {
  const result = v.safeParse(schema, state);
  return result.success ? result.output.editor : undefined;
}
