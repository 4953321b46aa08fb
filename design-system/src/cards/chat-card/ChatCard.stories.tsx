import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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

export const SendsWhatWasTypedAndNoBlanks: Story = {
  args: { onSend: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message to Carlos Mendes' });
    await userEvent.type(field, '   {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();

    await userEvent.clear(field);
    await userEvent.type(field, ' On its way. {Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'On its way.' });
    await expect(field).toHaveValue('');
  },
};

export const HandsOverTheFileThatWasChosen: Story = {
  args: { onAttach: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['%PDF'], 'policy.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText('File'), file);

    await expect(args.onAttach).toHaveBeenCalledOnce();
    await expect(args.onAttach).toHaveBeenCalledWith({ file });
  },
};

export const LeavesTheWidthOfAPhoneToTheField: Story = {
  args: { onAttach: fn() },
  render: (args) => (
    <div style={{ inlineSize: 358 }}>
      <ChatCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send' });

    await expect(canvas.getByRole('textbox').offsetWidth).toBeGreaterThan(200);
    await expect(send.offsetWidth).toBe(send.offsetHeight);
    await expect(canvas.getByRole('button', { name: 'Attach a file' }).offsetTop).toBe(send.offsetTop);
  },
};
