import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { clocksOf } from '../../../i18n/time/clocks-of.ts';
import { MomentField } from './form/MomentField.tsx';
import { openEditor } from './machine/post-editor.machine.testing.ts';
import { storedDraft } from './machine/post-editor.testing.ts';

const editor = await openEditor({ ...storedDraft, status: 'Pending' });

const MomentInNewYork = () => <MomentField actor={editor.actor} clocks={clocksOf('America/New_York')} />;

const meta = {
  component: MomentInNewYork,
  tags: ['!autodocs'],
} satisfies Meta<typeof MomentInNewYork>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InNewYork: Story = {
  name: 'In New York, says when readers see a post whose time the clocks skip, or show twice',
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group');
    await expect(group).toHaveAccessibleDescription(/Leave it empty .* time zone of this device: /);
    for (const [typed, said] of [
      ['14/03/2027 02:30', 'The clocks skip this time. The post is published on 14/03/2027 03:30 (UTC−4).'],
      ['07/11/2027 01:30', 'This time comes twice. The first one counts: 07/11/2027 01:30 (UTC−4).'],
    ] as const) {
      const [day = document.body] = canvas.getAllByRole('spinbutton');
      await userEvent.click(day);
      await userEvent.paste(typed);
      await waitFor(() => expect(group).toHaveAccessibleDescription(expect.stringContaining(said)));
    }
    await expect(editor.context().draft.publishAt).toBe('2027-11-07T05:30:00.000Z');
  },
};
