import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Ref, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { chatThreadKeyboard } from './chat-thread.keyboard.ts';
import { many, messageOf } from './chat-thread.stories.testing.ts';
import type { ChatThreadHandle, ChatThreadProps } from './chat-thread.types.ts';
import { ChatThread } from './ChatThread.tsx';

type Props = Omit<ChatThreadProps, 'ref'>;

const args: Props = { person: { name: 'Ana Lima', status: 'online' }, messages: many(40), onAction: fn() };

const meta = {
  component: ChatThread,
  args,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { keyboard: chatThreadKeyboard },
} satisfies Meta<typeof ChatThread>;

export default meta;
type Story = StoryObj<typeof meta>;

const several = (first: number) => [0, 1, 2, 3, 4].map((step) => first + step);

function Growing({ messages, ...props }: Props & { ref?: Ref<ChatThreadHandle> }) {
  const [all, setAll] = useState(messages);
  const next = all.length + 1000;
  return (
    <>
      <ChatThread {...props} messages={all} />
      <Button onClick={() => setAll([...all, messageOf(next, { from: 'them' })])}>Theirs</Button>
      <Button onClick={() => setAll([...all, ...several(next).map((index) => messageOf(index, { from: 'them' }))])}>
        Five of theirs
      </Button>
      <Button onClick={() => setAll(all.slice(0, -1))}>Delete one</Button>
      <Button onClick={() => setAll([...all, messageOf(next, { from: 'me', state: 'sending' })])}>Mine</Button>
      <Button onClick={() => setAll([...many(50, -50), ...all])}>Older</Button>
    </>
  );
}

export const AnnouncesMessagesOfOthersAlone: Story = {
  render: (props) => <Growing {...props} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const announcer = required(canvasElement.querySelector('[aria-live="polite"]'), 'announcer');
    await expect(announcer).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Mine' }));
    await canvas.findByRole('article', { name: /Message 1040/ });
    await expect(announcer).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Theirs' }));
    await waitFor(() => expect(announcer).toHaveTextContent(/^Ana Lima, .*Message 1041/));
    await expect(canvas.getByRole('log')).toHaveAttribute('aria-live', 'off');
  },
};

export const AnnouncesHowManyHaveComeTogether: Story = {
  name: 'Announces messages that come together by their number, and nothing when one goes',
  render: (props) => <Growing {...props} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const announcer = required(canvasElement.querySelector('[aria-live="polite"]'), 'announcer');
    await userEvent.click(canvas.getByRole('button', { name: 'Five of theirs' }));
    await waitFor(() => expect(announcer).toHaveTextContent(/^5 new messages$/));
    await userEvent.click(canvas.getByRole('button', { name: 'Theirs' }));
    await waitFor(() => expect(announcer).toHaveTextContent(/^Ana Lima, .*Message 1045/));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete one' }));
    await waitFor(() => expect(announcer).toBeEmptyDOMElement());
  },
};
