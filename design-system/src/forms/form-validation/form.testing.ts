import type { StoryContext } from '@storybook/react-vite';

type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>;

export const submit = ({ canvas, userEvent }: Hands) => userEvent.click(canvas.getByRole('button', { name: 'Submit' }));

/** Types each word into the field whose label begins with its name. */
export async function fill({ canvas, userEvent }: Hands, words: Record<string, string>) {
  for (const [name, word] of Object.entries(words)) {
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${name}`)), word);
  }
}
