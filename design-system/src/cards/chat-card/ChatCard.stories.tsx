import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { chatCardKeyboard } from './chat-card.keyboard.ts';
import { ChatCard, type ChatCardProps } from './ChatCard.tsx';

const args: ChatCardProps = {
  person: { name: 'Carlos Mendes', status: 'online' },
  detail: 'Policy EM-2041',
  messages: [
    { id: '1', from: 'them', text: 'What can I do?', time: '10:02' },
    { id: '2', from: 'me', text: 'Switch roaming on.', time: '10:04' },
  ],
  onSend: fn(),
};

const meta = { component: ChatCard, args } satisfies Meta<typeof ChatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance(ChatCard, args, { keyboard: chatCardKeyboard });
