import { blogScenarios } from '@embarque/mocks/blog/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { loaded, onServer, postPage } from './post-editor.stories.testing.tsx';

const meta = { ...postPage, tags: ['!autodocs'] } satisfies Meta<typeof postPage.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const type = (letters: string) => document.execCommand('insertText', false, letters);

/** Puts the caret at the start of the text, as a press on its first letter does. */
function goToTheStart(text: HTMLElement) {
  text.focus();
  const [paragraph] = text.children;
  if (paragraph) getSelection()?.setPosition(paragraph, 0);
  document.dispatchEvent(new Event('selectionchange'));
}

export const AColleaguesParagraphArrivesWhileOneTypes: Story = {
  beforeEach: ({ msw }) => msw.use(blogScenarios.colleagueAddedParagraph),
  play: async ({ step, userEvent }) => {
    const text = await loaded();
    const first = text.textContent;
    await step('below the caret, without the focus and a letter being lost', async () => {
      goToTheStart(text);
      type('Be');
      await screen.findByText(/^Ingrid Solberg saved this post too/, undefined, { timeout: 6000 });
      await waitFor(() => expect(text).toHaveTextContent(/Shoes without laces\.$/));
      await expect(text).toHaveFocus();
      type('lts: ');
      await expect(text).toHaveTextContent(new RegExp(`^Belts: ${first.slice(0, 12)}`));
      await waitFor(
        async () => expect((await onServer(40)).excerpt).toMatch(/^<p>Belts: .*Shoes without laces\.<\/p>$/),
        {
          timeout: 6000,
        },
      );
    });
    await step('Undo takes back own words, and never theirs', async () => {
      await userEvent.keyboard('{Control>}zzzz{/Control}');
      await waitFor(() => expect(text).toHaveTextContent(`${first}Shoes without laces.`));
      await expect(text).toHaveFocus();
    });
  },
};
