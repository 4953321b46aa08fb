import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { popoverButtonKeyboard } from '../../components/popovers/popover.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { MailMessage, type MailMessageProps } from './MailMessage.tsx';

const onReply = fn();

const props: MailMessageProps = {
  from: { name: 'Beatriz Fonseca', email: 'beatriz@example.com' },
  details: [{ term: 'To', value: 'desk@embarque.example' }],
  time: '21 nov., 09:42',
  dateTime: '2026-11-21T09:42:00Z',
  actions: [{ id: 'reply', label: 'Reply', onAction: onReply }],
  files: [
    { fileName: 'receipt.pdf', size: '482 kB', url: 'https://files.example/1' },
    { fileName: 'receipt.pdf', size: '12 kB', url: 'https://files.example/2' },
  ],
  children: <p>Good morning</p>,
};

const meta = {
  component: MailMessage,
  args: props,
  argTypes: { children: { control: false } },
  // How long code takes to arrive is not what these stories are about.
  loaders: [
    () => import('../../components/popovers/PopoverLayer.tsx'),
    () => import('../../components/dropdowns/MenuLayer.tsx'),
  ],
} satisfies Meta<typeof MailMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance<MailMessageProps>(MailMessage, props, { keyboard: popoverButtonKeyboard });

export const SaysWhoWroteItAndWhen: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('article', { name: 'Message from Beatriz Fonseca' })).toBeVisible();
    await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', '2026-11-21T09:42:00Z');
    await userEvent.click(canvas.getByRole('button', { name: 'beatriz@example.com: show details' }));
    await waitFor(() => expect(screen.getByText('desk@embarque.example')).toBeVisible());
  },
};

export const TheDetailsAreACardAsWideAsTheyNeed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'beatriz@example.com: show details' }));
    const { width, height } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(width).toBeGreaterThan(300);
    await expect(height).toBeLessThan(width);
  },
};

export const OffersItsActions: Story = {
  play: async ({ canvas, userEvent }) => {
    onReply.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for the message from Beatriz Fonseca' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reply' }));
    await expect(onReply).toHaveBeenCalledOnce();
  },
};

export const KeepsFilesOfTheSameNameApart: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '2 attachments' })).toBeVisible();
    const links = canvas.getAllByRole<HTMLAnchorElement>('link', { name: /^receipt\.pdf/ });
    await expect(links.map(({ href, download }) => [href, download])).toEqual([
      ['https://files.example/1', 'receipt.pdf'],
      ['https://files.example/2', 'receipt.pdf'],
    ]);
  },
};

export const OffersNoAddressButThoseOfFiles: Story = {
  args: {
    files: [
      // oxlint-disable-next-line no-script-url -- what a stranger may send
      { fileName: 'script.pdf', size: '1 kB', url: 'javascript:alert(1)' },
      { fileName: 'page.pdf', size: '1 kB', url: 'data:text/html,<script>alert(1)</script>' },
      { fileName: 'lost.pdf', size: '1 kB' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('script.pdf')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const ShowsWhatAFileIsNotWhatItsNamePretends: Story = {
  args: { files: [{ fileName: '../../fdp\u202Eexe.policy', size: '1 kB', url: 'https://files.example/1' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('download', 'fdpexe.policy');
    await expect(canvas.getByText('fdpexe.policy')).toBeVisible();
  },
};

export const WithoutFiles: Story = {
  args: { files: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.queryByText(/attachment/)).toBeNull();
  },
};
