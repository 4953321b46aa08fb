/** Puts a text in place of all that stands in a field, as if it were typed, so that the browser can undo it. */
export function insertText(field: HTMLInputElement, text: string): void {
  field.select();
  // Nothing else leaves the history of the field as it is; where a browser does not know it, the text is set.
  const isInserted = field.ownerDocument.execCommand('insertText', false, text);
  if (isInserted) return;
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: text }));
}
