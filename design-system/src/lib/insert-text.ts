type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Puts a text in place of what is selected in a field, as if it were typed, so that the browser can undo it. */
export function insertText(field: TextControl, text: string): void {
  field.focus();
  // Nothing else leaves the history of the field as it is; where a browser does not know it, the text is set.
  const isInserted = field.ownerDocument.execCommand('insertText', false, text);
  if (isInserted) return;
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: text }));
}

/** The same in place of all that stands in the field. */
export function replaceText(field: TextControl, text: string): void {
  field.select();
  insertText(field, text);
}
