import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { mailListKeyboard } from './mail-list.keyboard.ts';
import { MailList } from './MailList.tsx';
import * as examples from './MailList.examples.tsx';

const content = (id: number) => ({
  sender: `Sender ${id}`,
  subject: `Subject ${id}`,
  preview: 'First words',
  time: '09:42',
  dateTime: '2026-11-21T09:42:00Z',
  isRead: id > 2,
  isStarred: false,
  hasFiles: false,
  labels: [],
});

const meta = {
  component: MailList,
  args: {
    label: 'Inbox',
    mails: [1, 2, 3, 4].map((id) => ({ id })),
    rowOf: ({ id }) => content(id),
    selected: [2],
    onOpen: fn(),
    onSelect: fn(),
    onStar: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { keyboard: mailListKeyboard },
} satisfies Meta<typeof MailList<{ id: number }>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Morning: Story = { render: examples.Morning };

export const TenThousand: Story = {
  render: examples.TenThousand,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10000');
  },
};

export const IsOneStopWithArrowsInside: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const all = canvas.getAllByRole('row');
    await expect(all[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 2 });
    await userEvent.keyboard('{End} ');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 4, isRange: false });
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByRole('checkbox', { name: /Subject 1/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onStar).toHaveBeenCalledWith({ id: 1, isStarred: true });
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(all[0]).toHaveFocus());
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onSelect).toHaveBeenCalledWith({ id: 1, isRange: false });
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 2, isRange: true });
  },
};

export const PressingTickOrStarOpensNothing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Subject 3/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Subject 3/ }));
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('Subject 3'));
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 3 });
  },
};
