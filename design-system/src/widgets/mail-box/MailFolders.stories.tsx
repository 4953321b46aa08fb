import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, Inbox } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { MailFolders, type MailFoldersProps } from './MailFolders.tsx';

const props: MailFoldersProps = {
  folders: [
    { id: 'inbox', label: 'Inbox', icon: Inbox, href: '#inbox', isCurrent: true, count: 3, countLabel: '3 unread' },
    { id: 'draft', label: 'Drafts', icon: FileText, href: '#draft', isCurrent: false, count: 0 },
  ],
  labels: [{ id: 'claims', label: 'Claims', tone: 'success', href: '#claims', isCurrent: false }],
  onCompose: fn(),
  onFollow: fn(),
};

const meta = {
  component: MailFolders,
  args: props,
  argTypes: { foot: { control: false } },
} satisfies Meta<typeof MailFolders>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance<MailFoldersProps>(
  MailFolders,
  { ...props, foot: 'Shortcuts' },
  { keyboard: buttonKeyboard },
);

export const SaysWhereTheReaderIsAndWhatWaits: Story = {
  play: async ({ canvas }) => {
    const folders = within(canvas.getByRole('navigation', { name: 'Folders' }));
    const labels = within(canvas.getByRole('navigation', { name: 'Labels' }));
    await expect(folders.getByRole('link', { current: 'page' })).toHaveAccessibleName('Inbox 3 unread');
    await expect(folders.getByRole('link', { name: 'Drafts' })).toHaveTextContent(/^Drafts$/);
    await expect(labels.getByRole('link', { name: 'Claims' })).not.toHaveAttribute('aria-current');
  },
};

export const TellsWhatIsPressed: Story = {
  play: async ({ abortSignal, args, canvas, canvasElement, userEvent }) => {
    // The press must not lead away from the story.
    canvasElement.addEventListener('click', (event) => event.preventDefault(), { signal: abortSignal });
    await userEvent.click(canvas.getByRole('button', { name: 'Compose' }));
    await expect(args.onCompose).toHaveBeenCalledOnce();
    await expect(args.onFollow).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: 'Claims' }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};

export const BreaksLongNames: Story = {
  args: {
    folders: props.folders.map((folder) => ({ ...folder, label: 'Unbreakable'.repeat(12), count: 1204 })),
    labels: props.labels.map((label) => ({ ...label, label: 'Unbreakable'.repeat(12) })),
  },
  render: (args) => (
    <div style={{ inlineSize: '12rem', overflow: 'auto' }}>
      <MailFolders {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const side = required(canvasElement.firstElementChild, 'list of folders');
    await expect(side.scrollWidth).toBe(side.clientWidth);
  },
};
