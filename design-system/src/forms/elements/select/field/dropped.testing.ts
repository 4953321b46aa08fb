import { fireEvent } from 'storybook/test';

/** Drops a text on an element, as from another window; false when the element takes it, and not the browser. */
export async function drop(target: Element, text: string): Promise<boolean> {
  const dataTransfer = new DataTransfer();
  dataTransfer.setData('text/plain', text);
  await fireEvent(target, new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
  return fireEvent(target, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}
