/**
 * Stands in for React Aria's module of the same task in Storybook. One story on a phone is enough for it to
 * expect a keyboard on the screen from then on, and to keep every layer that starts in a field out of sight for 600 ms.
 */
export function runAfterKeyboard(run: (isOpen: boolean) => void): () => void {
  run(false);
  return () => {};
}
