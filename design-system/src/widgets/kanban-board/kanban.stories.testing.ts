import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';

/** The context of a board's story. */
type Scene = Pick<StoryContext, 'canvas' | 'canvasElement'>;

/** It draws one column after another. */
export const boardIsDrawn = ({ canvasElement }: Scene) =>
  waitFor(() => expect(canvasElement.querySelector('[aria-busy]:has(section)')).toBeNull());

export const columnOf = ({ canvas }: Scene, name: string) => canvas.getByRole('region', { name });

/** The ids of the cards of a column that can be seen. */
export const cardsIn = (scene: Scene, column: string) =>
  [...columnOf(scene, column).querySelectorAll<HTMLElement>('[data-card]:not([data-position="held"])')].map(
    (card) => card.dataset['card'],
  );

export function faceOf({ canvasElement }: Pick<Scene, 'canvasElement'>, id: string): HTMLElement {
  const face = canvasElement.querySelector<HTMLElement>(`[data-card="${id}"] [data-face]`);
  if (!face) throw new Error(`The card ${id} is not mounted.`);
  return face;
}

/** The handle of a card, which takes its focus. */
export const handleOf = (scene: Pick<Scene, 'canvasElement'>, id: string) =>
  required(faceOf(scene, id).querySelector<HTMLElement>('[role="button"]'), 'handle');

export const says = ({ canvas }: Scene, messages: string | RegExp) => canvas.findByText(messages);

export const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** By mouse, to below the middle of something. */
export async function drag(scene: Scene, face: HTMLElement, onto: Element) {
  await fireEvent.mouseUp(document, await carry(scene, face, onto));
}

/** Carries a card by mouse to below the middle of something, without dropping it. */
export async function carry(scene: Scene, face: HTMLElement, onto: Element) {
  const from = middleOf(face);
  const to = middleOf(onto);
  await fireEvent.mouseDown(face, { ...from, button: 0 });
  await fireEvent.mouseMove(document, { ...from, clientX: from.clientX + 10 });
  await scene.canvas.findByText(/^Picked up/);
  await fireEvent.mouseMove(document, { ...to, clientY: to.clientY + 20 });
  await scene.canvas.findByText(/^Position/);
  return to;
}

export const priceList = 'Draft the winter-sports cover price list';
export const receipts = 'Claim form: accept PDF receipts up to 10 MB';
