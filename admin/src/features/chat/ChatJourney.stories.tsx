import { chatScenarios, writeLater } from '@embarque/mocks/chat/handlers';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { journey } from '#storybook/journey/journey.ts';
import { addressOf, chatPage, composer, holdTheWorld, namesBelow, newest, pass, row } from './chat.stories.testing.ts';

// Its contacts move with its steps, for a person who reads the captions as in tests.
const meta = { ...chatPage, beforeEach: holdTheWorld };

export default meta;
type Story = StoryObj<typeof meta>;

const question = 'Can the wife fly on the same plane?';

export const AnAnswerGetsLostAndTheMessageIsThereOnce: Story = journey([
  {
    caption: 'Marina opens the chat that has something new, which is read by that',
    play: async (context) => {
      const { userEvent } = context;
      await userEvent.click(await row('Chats', 'Noah Adeyemi'));
      await newest(/They agreed/);
      await expect(addressOf(context)).toBe('/apps/chat?contact=2');
      await waitFor(() => expect(document.title).toBe('Noah Adeyemi · Chat · Embarque'));
    },
  },
  {
    caption: 'She asks something, and the connection breaks before the answer arrives',
    play: async ({ msw, userEvent }) => {
      msw.use(chatScenarios.sendUnreachable);
      await userEvent.type(await composer(), `${question}{Enter}`);
      await newest(/fly on the same plane\?, Not confirmed$/);
    },
  },
  {
    caption: 'She tries again: the message is there, once',
    play: async ({ msw, userEvent }) => {
      msw.resetHandlers();
      const failed = await newest(/Not confirmed$/);
      await userEvent.click(within(failed).getByRole('button', { name: 'Retry' }));
      await newest(/fly on the same plane\?, Sent$/);
      await expect(screen.getAllByRole('article', { name: /fly on the same plane/ })).toHaveLength(1);
    },
  },
  {
    caption: 'Meanwhile Larissa writes, and her chat moves to the top',
    play: async () => {
      writeLater(3, 'The new prices are in.');
      pass(20);
      await waitFor(async () => expect((await namesBelow('Chats'))[0]).toBe('Larissa Teixeira'));
      await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
    },
  },
  {
    caption: 'Noah is busy: he reads the question later, and answers',
    play: async () => {
      pass(120);
      await newest(/^Noah Adeyemi, /);
      await expect(screen.getByRole('article', { name: /fly on the same plane\?, Seen$/ })).toBeVisible();
    },
  },
]);
