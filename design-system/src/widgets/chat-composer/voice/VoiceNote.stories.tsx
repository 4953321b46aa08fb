import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, spyOn, waitFor } from 'storybook/test';
import { buttonKeyboard } from '../../../components/buttons/button.keyboard.ts';
import { ChatComposer } from '../ChatComposer.tsx';
import { VoiceNote } from './VoiceNote.tsx';

const meta = {
  component: VoiceNote,
  args: { onSend: fn(), onCancel: fn() },
  parameters: { keyboard: buttonKeyboard },
  beforeEach: () => {
    // A browser of tests has no microphone: a tone takes its place.
    spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
      const sound = new AudioContext();
      const microphone = sound.createMediaStreamDestination();
      const tone = sound.createOscillator();
      tone.connect(microphone);
      tone.start();
      return Promise.resolve(microphone.stream);
    });
  },
} satisfies Meta<typeof VoiceNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const RecordsListensAndSends: Story = {
  render: ({ onSend }) => <ChatComposer person="Ana Lima" onSend={() => {}} onVoice={onSend} />,
  play: async ({ args: { onSend }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record a voice message' }));
    await canvas.findByText('Recording');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop recording' }));
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible();
    await expect(onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Send voice message' }));
    await expect(onSend).toHaveBeenCalledOnce();
    await expect(onSend).toHaveBeenCalledWith({ blob: expect.any(Blob), seconds: expect.any(Number) });
    await waitFor(() => expect(canvas.getByLabelText('Message to Ana Lima')).toHaveFocus());
  },
};

export const SaysThatTheMicrophoneIsBlocked: Story = {
  beforeEach: () => {
    mocked(navigator.mediaDevices.getUserMedia).mockRejectedValue(new DOMException('', 'NotAllowedError'));
  },
  play: async ({ args: { onCancel }, canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^The microphone is blocked\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(onCancel).toHaveBeenCalledOnce();
  },
};
