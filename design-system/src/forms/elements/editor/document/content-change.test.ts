import { getSchema } from '@tiptap/core';
import { history, undo } from '@tiptap/pm/history';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentChange } from './content-change.ts';
import { extensionsFor } from './extensions.ts';

const schema = getSchema(extensionsFor({ takesImages: false, takesTables: true }));

interface Block {
  type: string;
  attrs?: Record<string, unknown>;
  content?: unknown[];
}

const paragraph = (text: string, attrs = {}): Block => ({
  type: 'paragraph',
  attrs,
  ...(text && { content: [{ type: 'text', text }] }),
});

const documentOf = (blocks: readonly Block[]) => schema.nodeFromJSON({ type: 'doc', content: blocks });

const stateOf = (...blocks: Block[]) => EditorState.create({ doc: documentOf(blocks), plugins: [history()] });

const linesIn = ({ doc }: EditorState) => doc.children.map(({ textContent }) => textContent);

/** Types the letters behind the first place of these words. */
function typeBehind(state: EditorState, words: string, letters: string): EditorState {
  let end = 0;
  state.doc.descendants((node, position) => {
    if (node.text?.includes(words)) end = position + node.text.indexOf(words) + words.length;
  });
  const caret = state.apply(state.tr.setSelection(TextSelection.create(state.doc, end)));
  return caret.apply(caret.tr.insertText(letters));
}

const take = (state: EditorState, ...blocks: Block[]) => state.apply(contentChange(state, documentOf(blocks)));

/** The text of the block before the caret. */
const beforeCaret = ({ selection: { $from } }: EditorState) => $from.parent.textBetween(0, $from.parentOffset);

function undone(state: EditorState): EditorState {
  let next = state;
  undo(state, (tr) => {
    next = state.apply(tr);
  });
  return next;
}

describe('a text that its owner changes', () => {
  const typed = typeBehind(stateOf(paragraph('One'), paragraph('Two and'), paragraph('Three')), 'Two', '!');

  it('keeps the caret where it is, whatever changes around it', () => {
    const blocks = [paragraph('Zero'), paragraph('One, longer'), paragraph('Two! and'), paragraph('3')];
    const state = take(typed, ...blocks);

    expect(linesIn(state)).toEqual(['Zero', 'One, longer', 'Two! and', '3']);
    expect(beforeCaret(state)).toBe('Two!');
  });

  it('keeps the caret in a block of which other words, or the alignment, change', () => {
    const state = take(typed, paragraph('One'), paragraph('And Two! and', { textAlign: 'center' }), paragraph('Three'));

    expect(state.doc.child(1).attrs).toMatchObject({ textAlign: 'center' });
    expect(beforeCaret(state)).toBe('And Two!');
  });

  it('takes back what was typed before, and never what the owner has changed', () => {
    const state = undone(take(typed, paragraph('One'), paragraph('Two! and'), paragraph('Three, by another')));

    expect(linesIn(state)).toEqual(['One', 'Two and', 'Three, by another']);
    expect(linesIn(undone(state))).toEqual(linesIn(state));
  });

  it('becomes the text of the owner, whatever it was', () => {
    const words = fc.array(fc.constantFrom('a', 'b'), { maxLength: 4 }).map((letters) => letters.join(''));
    const line = words.map((text) => paragraph(text));
    const list = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines): Block => ({
      type: 'bulletList',
      content: lines.map((each) => ({ type: 'listItem', content: [each] })),
    }));
    const heading = words.map((text): Block => ({ ...paragraph(text), type: 'heading', attrs: { level: 2 } }));
    const texts = fc.array(fc.oneof(line, list, heading), { minLength: 1, maxLength: 5 });

    fc.assert(
      fc.property(texts, texts, (before, after) => {
        expect(take(stateOf(...before), ...after).doc.toJSON()).toEqual(documentOf(after).toJSON());
      }),
    );
  });
});
