import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { conformance } from '../../conformance/conformance.tsx';
import { eveningImage } from '../kanban-board/kanban.samples.ts';
import type { MessageState, ThreadMessage } from './chat.types.ts';
import * as examples from './MessageBubble.examples.tsx';
import { MessageBubble, type MessageBubbleProps } from './MessageBubble.tsx';

const message: ThreadMessage = {
  id: 'm1',
  from: 'me',
  text: 'Your policy is on its way.',
  sentAt: '2026-11-21T09:42:00',
  state: 'seen',
};

const { state: _, ...stateless } = message;
const theirs: ThreadMessage = { ...stateless, id: 'theirs', from: 'them' };

const args: MessageBubbleProps = { message, person: 'Ana Lima', onAction: fn() };

const meta = { component: MessageBubble, args } satisfies Meta<typeof MessageBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const MessagesOfAConversation: Story = { render: examples.MessagesOfAConversation };
export const Conforms: Story = conformance<MessageBubbleProps>(MessageBubble, { message, person: 'Ana Lima' });

const states: readonly MessageState[] = ['sending', 'sent', 'delivered', 'seen', 'unknown', 'refused'];

export const SaysSenderTimeTextAndState: Story = {
  render: (props) => (
    <Stack>
      {states.map((state) => (
        <MessageBubble key={state} {...props} message={{ ...message, id: state, state }} />
      ))}
      <MessageBubble {...props} message={theirs} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('article').map((one) => one.getAttribute('aria-label'));
    await expect(names).toEqual([
      ...['Sending', 'Sent', 'Delivered', 'Seen', 'Not confirmed', 'Not sent'].map(
        (words) => `You, 09:42, Your policy is on its way., ${words}`,
      ),
      'Ana Lima, 09:42, Your policy is on its way.',
    ]);
  },
};

export const OffersToRetryAndToDiscard: Story = {
  args: { message: { ...message, state: 'refused' } },
  play: async ({ args: { onAction }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onAction).toHaveBeenLastCalledWith({ id: 'm1', action: 'retry' });
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(onAction).toHaveBeenLastCalledWith({ id: 'm1', action: 'discard' });
    await expect(canvas.getByText('Not sent')).toBeVisible();
  },
};

export const LinksWhatIsALinkAndNothingElse: Story = {
  args: {
    message: {
      ...message,
      text: 'See https://a.example/x(1)?q=1, write ana@a.example or mailto:b@a.example, call tel:+5511 or +55 11 91234-5678. Not javascript:alert(1), data:text/html,x or file:///etc.',
    },
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole<HTMLAnchorElement>('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://a.example/x(1)?q=1',
      'mailto:ana@a.example',
      'mailto:b@a.example',
      'tel:+5511',
      'tel:+5511912345678',
    ]);
    await expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(links[0]).toHaveAttribute('target', '_blank');
    await expect(canvas.getByText(/Not javascript:alert\(1\)/)).toBeVisible();
  },
};

export const KeepsLongWordsInAPhone: Story = {
  name: 'Keeps 32,000 characters without a space and long addresses within 320 px (XC-09)',
  render: (props) => (
    <div style={{ inlineSize: 320, overflow: 'auto' }} data-testid="phone">
      {['x'.repeat(32_000), `https://a.example/${'y'.repeat(300)}`].map((text) => (
        <MessageBubble key={text} {...props} message={{ ...message, id: text, text, state: 'refused' }} />
      ))}
      <MessageBubble
        {...props}
        person={'Unbreakable'.repeat(20)}
        message={{
          ...message,
          from: 'them',
          quote: { id: 'q', sender: 'Unbreakable'.repeat(20), text: 'z'.repeat(500) },
          images: [{ id: 'i', src: eveningImage, name: 'evening.png', width: 2640, height: 920 }],
        }}
      />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const phone = canvas.getByTestId('phone');
    await expect(phone.scrollWidth).toBe(phone.clientWidth);
    const bubbles = [...canvasElement.querySelectorAll<HTMLElement>('[role=article] [data-from]')];
    await expect(Math.max(...bubbles.map(({ offsetWidth }) => offsetWidth))).toBeLessThanOrEqual(0.82 * 320 + 1);
  },
};

export const HasAMenu: Story = {
  play: async ({ args: { onAction }, canvas, userEvent }) => {
    const bubble = canvas.getByRole('article');
    await fireEvent.contextMenu(bubble);
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(['Copy text', 'Reply', 'Edit', 'Delete']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    await expect(onAction).toHaveBeenCalledWith({ id: 'm1', action: 'edit' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const ShowsTheExactTimeOnFocus: Story = {
  args: { tabIndex: 0 },
  play: async ({ canvas, userEvent }) => {
    const time = canvas.getByText('21 nov. 2026, 09:42');
    const box = required(time.parentElement, 'box of the time');
    await expect(getComputedStyle(box).opacity).toBe('0');
    await userEvent.tab();
    await expect(canvas.getByRole('article')).toHaveFocus();
    await expect(getComputedStyle(box).opacity).toBe('1');
  },
};

export const ShowsAPictureInFullSize: Story = {
  args: { message: { ...message, images: [{ id: 'i', src: eveningImage, name: 'evening.png' }] } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show evening.png in full size' });
    await userEvent.click(button);
    await expect(await screen.findByRole('img', { name: 'evening.png' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
