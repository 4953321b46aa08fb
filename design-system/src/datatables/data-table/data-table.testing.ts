import { expect, fireEvent, waitFor, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** The words of the heads that have some, in the order in which they stand. */
export function heads(canvas: Canvas): string[] {
  return canvas.getAllByRole('columnheader').flatMap((head: HTMLElement) => {
    const label = head.querySelector('[data-cell-control] > span, :scope > span')?.textContent;
    return label ? [label] : [];
  });
}

/** The texts of the visible rows. */
export function rowTexts(canvas: Canvas): string[] {
  return bodyRows(canvas).map((row) => row.textContent ?? '');
}

/** The texts of a column in the visible rows. */
export function columnTexts(canvas: Canvas, header: string): string[] {
  const head = canvas.getAllByRole('columnheader').find((other: HTMLElement) => other.textContent?.startsWith(header));
  const column = head?.dataset['column'];
  return bodyRows(canvas).map((row) => row.querySelector(`[data-column="${column}"]`)?.textContent ?? '');
}

function bodyRows(canvas: Canvas): HTMLElement[] {
  return within(canvas.getByRole('grid'))
    .getAllByRole('row')
    .filter((row) => row.dataset['row'] !== undefined && row.dataset['row'] !== '-1');
}

/** The colour of a row under the pointer, which no program can move: its styles are tried on the row by an attribute. */
export function colourUnderPointer(row: HTMLElement): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const ofPointer = rules.filter((rule) => rule instanceof CSSStyleRule && rule.selectorText.includes(':hover'));
  const tried = document.createElement('style');
  tried.textContent = ofPointer.map(({ cssText }) => cssText.replaceAll(':hover', '[data-under-pointer]')).join('\n');
  document.head.append(tried);
  row.dataset['underPointer'] = '';
  const { backgroundColor } = getComputedStyle(row);
  delete row.dataset['underPointer'];
  tried.remove();
  return backgroundColor;
}

/** Drags a head onto another one. */
export async function dragHead(from: HTMLElement, to: HTMLElement, landsAt: 'start' | 'end') {
  await fireEvent.mouseUp(document, await carryHead(from, to, landsAt));
}

/** The same without dropping it. */
export async function carryHead(from: HTMLElement, to: HTMLElement, landsAt: 'start' | 'end') {
  const middle = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  };
  const { clientX, clientY } = middle(from);
  const isTaken = () => expect(from.closest('[data-dragged]')).not.toBeNull();
  // Dragging loads after the table; until then a press is only a press.
  await waitFor(async () => {
    await fireEvent.mouseDown(from, { ...middle(from), button: 0 });
    await fireEvent.mouseMove(document, { clientX: clientX - 12, clientY });
    await waitFor(isTaken, { timeout: 300, onTimeout: release });
  });
  // The heads are measured a frame after the drag has begun.
  await waitFor(async () => {
    await fireEvent.mouseMove(document, middle(to));
    await expect(to.closest('[data-drop]')).toHaveAttribute('data-drop', landsAt);
  });
  return middle(to);
}

function release(error: Error): Error {
  document.dispatchEvent(new MouseEvent('mouseup'));
  return error;
}
