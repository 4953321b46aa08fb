import type { Editor } from '@tiptap/core';
import { reportMissingCode } from '../../../../lib/on-demand/missing-code.ts';
import type * as tableEditing from './table-editing.ts';

type TableEditing = typeof tableEditing;

let loaded: TableEditing | undefined;

/** Loads what edits tables. */
export async function loadTableEditing(): Promise<TableEditing> {
  loaded ??= await import('./table-editing.ts');
  return loaded;
}

const prepared = new WeakSet<Editor>();

/** Loads what edits tables as soon as there is one; without it, their cells can be typed in all the same. */
export function prepareTables(editor: Editor): void {
  if (prepared.has(editor) || !editor.isEditable || !hasTable(editor)) return;
  prepared.add(editor);
  if (loaded) return loaded.addTableEditing(editor);
  loadTableEditing().then(
    ({ addTableEditing }) => addTableEditing(editor),
    // The next change of the text asks again.
    () => prepared.delete(editor),
  );
}

/** Tables stand at the top alone. */
const hasTable = ({ state }: Editor) => state.doc.children.some(({ type }) => type.name === 'table');

/** Goes to another cell, as soon as that can be done; returns whether the key is used up. */
export function goToCell(editor: Editor, direction: 'next' | 'previous'): boolean {
  if (!editor.isActive('table')) return false;
  if (loaded) return loaded.moves[direction](editor.state, editor.view.dispatch, editor.view);
  loadTableEditing().then(({ moves }) => {
    if (!editor.isDestroyed) moves[direction](editor.state, editor.view.dispatch, editor.view);
  }, reportMissingCode);
  return true;
}
