import { writeLater } from '@embarque/mocks/chat/handlers';
import { chatScenarios } from '@embarque/mocks/chat/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { say } from '#storybook/appearance/say.ts';
import { journey } from '#storybook/journey/journey.ts';
import { openOnPhone } from '#storybook/testing/open-on-phone.ts';
import { addressOf, composer, heldChatPage, namesBelow, newest, pass, row } from './chat.stories.testing.ts';

// Its contacts move with its steps, for a person who reads the captions as in tests.
const meta = { ...heldChatPage };

export default meta;
type Story = StoryObj<typeof meta>;

const question = 'Can the wife fly on the same plane?';
/** The end of the name that the question has in this state. */
const asked = (state: string) => new RegExp(`${question.replace('?', String.raw`\?`)}, ${state}$`);

export const AnAnswerGetsLostAndTheMessageIsThereOnce: Story = journey([
  {
    caption: 'Marina opens the chat that has something new, which is read by that',
    play: async (context) => {
      const { userEvent } = context;
      await userEvent.click(await row('Chats', 'Noah Adeyemi'));
      await newest(/They agreed/);
      await expect(addressOf(context)).toBe('/apps/chat?contact=2');
      await waitFor(() => expect(document.title).toBe(`Noah Adeyemi · ${say('Chat')} · Embarque`));
    },
  },
  {
    caption: 'She asks something, and the connection breaks before the answer arrives',
    play: async ({ msw, userEvent }) => {
      msw.use(chatScenarios.sendUnreachable);
      await userEvent.type(await composer(), `${question}{Enter}`);
      await newest(asked(say('Not confirmed')));
    },
  },
  {
    caption: 'She tries again: the message is there, once',
    play: async ({ msw, userEvent }) => {
      msw.resetHandlers();
      const failed = await newest(asked(say('Not confirmed')));
      await userEvent.click(within(failed).getByRole('button', { name: say('Retry', {}, 'message') }));
      await newest(asked(say('Sent', {}, 'message')));
      await expect(screen.getAllByRole('article', { name: /fly on the same plane/ })).toHaveLength(1);
    },
  },
  {
    caption: 'Meanwhile Larissa writes, and her chat moves to the top',
    play: async ({ userEvent }) => {
      writeLater(3, 'The new prices are in.');
      pass(20);
      await openOnPhone(userEvent, say('Conversations', {}, 'chat'));
      await waitFor(async () => expect((await namesBelow('Chats'))[0]).toBe('Larissa Teixeira'));
      await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
    },
  },
  {
    caption: 'Noah is busy: he reads the question later, and answers',
    play: async ({ userEvent }) => {
      await userEvent.click(await row('Chats', 'Noah Adeyemi'));
      pass(120);
      await newest(/^Noah Adeyemi, /);
      await expect(screen.getByRole('article', { name: asked(say('Seen', {}, 'message')) })).toBeVisible();
    },
  },
]);
