const separator = /[,;\t\r\n]/;

/** Whether a text is a list: words between commas, semicolons, tabs or line breaks. */
export function isList(text: string): boolean {
  return separator.test(text);
}

/** The words of a list, without blank ones. A name with a comma in it stays whole. */
export function listParts(text: string, isName: (part: string) => boolean = () => false): string[] {
  return text
    .split(/[;\t\r\n]/)
    .flatMap((part) => (isName(part.trim()) ? [part] : part.split(',')))
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The text of an input once something is pasted at its caret, over what is selected. */
export function pastedInto(
  { value, selectionStart, selectionEnd }: HTMLInputElement,
  pasted: string,
  glue: string = '',
): string {
  const [before, after] = [value.slice(0, selectionStart ?? value.length), value.slice(selectionEnd ?? value.length)];
  return [before, pasted, after].join(glue);
}

/** Whether quotes are begun and not ended: a separator within them belongs to the word. */
export function isInsideQuotes(text: string): boolean {
  return text.split('"').length % 2 === 0;
}
