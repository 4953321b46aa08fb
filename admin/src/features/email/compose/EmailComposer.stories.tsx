import { Button } from '@embarque/design-system';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { wakeAt } from '#storybook/testing/turn-clock.ts';
import { codeAsWritten } from '#storybook/feature/story.ts';
import { choose, compose, composer, entry, mailbox, openMessage, row, rows } from '../email.stories.testing.tsx';
import { EmailPage } from '../EmailPage.tsx';

const meta = { ...mailbox };

export default meta;
type Story = StoryObj<typeof meta>;

const part = (window: HTMLElement) => within(window);
const to = (window: HTMLElement) => part(window).getByRole('combobox', { name: 'To' });
const send = (userEvent: UserEventObject, window: HTMLElement) =>
  userEvent.click(part(window).getByRole('button', { name: 'Send' }));

async function write(userEvent: UserEventObject, window: HTMLElement) {
  await userEvent.type(to(window), 'ana@example.com,');
  // The list of contacts closes with the blur.
  await userEvent.tab();
  await userEvent.type(part(window).getByRole('textbox', { name: 'Subject' }), 'Your policy');
}

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

export const StaysOpenUntilItIsClosed: Story = {
  tags: ['EML-18'],
  play: async ({ userEvent }) => {
    await rows();
    const window = await compose(userEvent);
    await expect(window).not.toHaveAttribute('aria-modal', 'true');
    await userEvent.click(part(window).getByRole('textbox', { name: 'Subject' }));
    await userEvent.keyboard('{Escape}');
    await expect(window).toBeVisible();
    const { bottom, right } = window.getBoundingClientRect();
    await expect([innerHeight - bottom, right > innerWidth / 2]).toEqual([0, true]);

    const width = window.offsetWidth;
    await userEvent.click(part(window).getByRole('button', { name: 'Maximise' }));
    await expect(window.offsetWidth).toBeGreaterThan(width);
    const text = await part(window).findByRole('textbox', { name: 'Message' });
    await expect(text.offsetHeight).toBeGreaterThan(window.offsetHeight / 3);
    await expect(bottomOf(part(window).getByRole('toolbar'))).toBeGreaterThan(
      bottomOf(part(window).getByRole('button', { name: 'Send' })) - 120,
    );
    await userEvent.click(part(window).getByRole('button', { name: 'Minimise' }));
    await expect(part(window).queryByRole('textbox')).toBeNull();
    await userEvent.click(part(window).getByRole('button', { name: 'Restore window' }));
    await expect(await part(window).findByRole('textbox', { name: 'Subject' })).toBeVisible();
    await userEvent.click(part(window).getByRole('button', { name: 'Save draft and close' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const SuggestsSixContactsAndTakesAnyAddress: Story = {
  tags: ['EML-19'],
  play: async ({ userEvent }) => {
    await rows();
    const window = await compose(userEvent);
    await userEvent.click(to(window));
    await userEvent.keyboard('{ArrowDown}');
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    await expect(options).toHaveLength(6);
    await expect(options.every((option) => option.querySelector('img, [aria-hidden]'))).toBe(true);
    await userEvent.click(options[0] as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await userEvent.type(to(window), 'ana@example.com,nobody,');
    await userEvent.tab();
    await expect(
      part(window)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toHaveLength(3);
    await expect(
      part(window).getByText('Enter a valid email address, such as name@example.com. Not valid: nobody'),
    ).toBeVisible();

    await userEvent.click(part(window).getByRole('button', { name: 'Cc' }));
    await userEvent.click(part(window).getByRole('button', { name: 'Bcc' }));
    await expect(part(window).getByRole('combobox', { name: 'Cc' })).toBeVisible();
    await userEvent.click(part(window).getByRole('button', { name: 'Remove Bcc' }));
    await expect(part(window).queryByRole('combobox', { name: 'Bcc' })).toBeNull();
    await expect(part(window).getByRole('button', { name: 'Bcc' })).toBeVisible();
  },
};

export const TheToolbarIsBelowTheText: Story = {
  tags: ['EML-20'],
  play: async ({ userEvent }) => {
    await rows();
    const window = await compose(userEvent);
    const text: HTMLElement = part(window).getByRole('textbox', { name: 'Message' });
    const bar: HTMLElement = await part(window).findByRole('toolbar');
    await expect(bar.getBoundingClientRect().top).toBeGreaterThanOrEqual(text.getBoundingClientRect().bottom - 1);
    for (const name of ['Bold', 'Italic', 'Underline', 'Strike through'])
      await waitFor(() => expect(within(bar).getByRole('button', { name })).toBeVisible());
    await expect(within(bar).getAllByRole('button')).toHaveLength(5);

    await userEvent.click(text);
    await userEvent.click(within(bar).getByRole('button', { name: 'Bold' }));
    await userEvent.keyboard('Good trip');
    await waitFor(() => expect(text.querySelector('strong')).toHaveTextContent('Good trip'));
  },
};

export const ASentMessageIsUnderSentAndCanBeUndone: Story = {
  tags: ['core', 'EML-21'],
  parameters: { route: '/apps/email/sent' },
  play: async ({ userEvent }) => {
    await expect(await rows('Sent')).toHaveLength(2);
    const window = await compose(userEvent);
    await write(userEvent, window);
    await send(userEvent, window);
    await expect(await rows('Sent')).toHaveLength(3);
    await expect((await rows('Sent'))[0]).toHaveTextContent('Your policy');
    await userEvent.click(await screen.findByRole('button', { name: /Undo/ }));

    await waitFor(async () => expect(await composer('Your policy')).toBeVisible());
    await expect(await rows('Sent')).toHaveLength(2);
  },
};

export const AScheduledMessageWaitsUntilItsTime: Story = {
  tags: ['EML-21'],
  parameters: { route: '/apps/email/sent' },
  play: async ({ userEvent }) => {
    await rows('Sent');
    const window = await compose(userEvent);
    await write(userEvent, window);
    await choose(userEvent, part(window).getByRole('button', { name: 'More ways to send' }), 'Schedule Send');
    const dialog = await screen.findByRole('dialog', { name: 'Schedule Send' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }));

    await waitFor(async () => expect((await rows('Sent'))[0]).toHaveTextContent('Scheduled'));
    const open = await openMessage(userEvent, 'Your policy', 'Sent');
    await userEvent.click(within(open).getByRole('button', { name: 'Edit or cancel' }));
    await waitFor(async () => expect(await composer('Your policy')).toBeVisible());
  },
};

export const AScheduledMessageIsSentAtItsTime: Story = {
  name: 'A scheduled message stops saying so at its time, in the list and above its text (EML-21)',
  tags: ['EML-21'],
  parameters: { route: '/apps/email/sent' },
  play: async ({ userEvent }) => {
    await rows('Sent');
    const window = await compose(userEvent);
    await write(userEvent, window);
    await choose(userEvent, part(window).getByRole('button', { name: 'More ways to send' }), 'Schedule Send');
    const dialog = await screen.findByRole('dialog', { name: 'Schedule Send' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }));
    await waitFor(async () => expect((await rows('Sent'))[0]).toHaveTextContent('Scheduled'));

    wakeAt(Date.now() + 2 * 86_400_000);
    await waitFor(async () => expect((await rows('Sent'))[0]).not.toHaveTextContent('Scheduled'));
    await expect((await rows('Sent'))[0]).toHaveTextContent('Your policy');
    await expect(screen.queryByRole('heading', { name: 'Scheduled' })).toBeNull();
  },
};

export const EveryFooterActionWorks: Story = {
  tags: ['EML-21'],
  play: async ({ userEvent }) => {
    await rows();
    const window = await compose(userEvent);
    const more = () => part(window).getByRole('button', { name: 'More' });
    await userEvent.upload(
      part(window).getByLabelText('Files to attach', { selector: 'input' }),
      new File(['12'], 'ticket.pdf'),
    );
    await expect(part(window).getByText('ticket.pdf')).toBeVisible();
    await userEvent.click(part(window).getByRole('button', { name: 'Remove ticket.pdf' }));
    await expect(part(window).queryByText('ticket.pdf')).toBeNull();
    const dropped = new DataTransfer();
    dropped.items.add(new File(['123'], 'visa.pdf'));
    const drop = { bubbles: true, cancelable: true, dataTransfer: dropped };
    part(window).getByRole('button', { name: 'Send' }).dispatchEvent(new DragEvent('dragover', drop));
    await expect(await part(window).findByText('Drop files here to attach them')).toBeVisible();
    part(window).getByRole('button', { name: 'Send' }).dispatchEvent(new DragEvent('drop', drop));
    await expect(await part(window).findByText('visa.pdf')).toBeVisible();

    await choose(userEvent, more(), 'Stop checking spelling');
    await waitFor(() => expect(window.querySelector('[spellcheck="false"]')).not.toBeNull());
    await choose(userEvent, more(), 'Plain text mode');
    await waitFor(() => expect(window.querySelector('textarea')).not.toBeNull());
    await userEvent.type(part(window).getByRole('textbox', { name: 'Message' }), 'Plain words');
    await choose(userEvent, more(), 'Formatted text mode');
    await waitFor(() => expect(window.querySelector('[contenteditable]')).toHaveTextContent('Plain words'));
    await userEvent.click(more());
    await expect(await screen.findByRole('menuitem', { name: 'Print' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Add Label' })).toBeVisible();
    await userEvent.keyboard('{Escape}');

    await userEvent.click(part(window).getByRole('button', { name: 'Discard draft' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: /Undo/ }));
    await waitFor(async () => expect(await composer()).toHaveTextContent('Plain words'));
  },
};

export const SendingReportsWhatIsMissing: Story = {
  tags: ['core', 'EML-22'],
  play: async ({ userEvent }) => {
    await rows();
    const window = await compose(userEvent);
    const message = part(window).getByRole('textbox', { name: 'Message' });
    await userEvent.click(message);
    await userEvent.keyboard('Hello');
    await send(userEvent, window);
    await waitFor(() => expect(to(window)).toHaveFocus());
    await expect(to(window)).toHaveAccessibleDescription(/Add at least one recipient/);
    await expect(part(window).getAllByText(/Add at least one recipient/)).toHaveLength(1);
    await expect(message).toHaveTextContent('Hello');

    await userEvent.keyboard('ana@example.com,');
    await userEvent.tab();
    await waitFor(() => expect(to(window)).not.toHaveAccessibleDescription(/Add at least one recipient/));
    await send(userEvent, window);
    await expect(await part(window).findByRole('alert')).toHaveTextContent('No subject.');
    await userEvent.click(part(window).getByRole('button', { name: 'Send anyway' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(await screen.findByText('Message sent')).toBeVisible();
  },
};

export const AClosedDraftCanBeReopened: Story = {
  parameters: { route: '/apps/email/draft' },
  play: async ({ userEvent }) => {
    await expect(await rows('Draft')).toHaveLength(4);
    const window = await compose(userEvent);
    await write(userEvent, window);
    await userEvent.click(part(window).getByRole('button', { name: 'Save draft and close' }));
    await expect(await rows('Draft')).toHaveLength(5);
    await expect(entry(/^Draft/)).toHaveTextContent('5 drafts');
    await userEvent.click(await row('Your policy', 'Draft'));

    await waitFor(async () =>
      expect(part(await composer('Your policy')).getByRole('row', { name: 'ana@example.com' })).toBeVisible(),
    );
  },
};

export const ADraftSurvivesAReload: Story = {
  tags: ['core'],
  parameters: { docs: codeAsWritten },
  render: () => <Reloading />,
  play: async ({ canvas, userEvent }) => {
    await rows();
    await write(userEvent, await compose(userEvent));
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    const small = await screen.findByRole('dialog', { name: 'Your policy' });
    await userEvent.click(within(small).getByRole('button', { name: 'Restore window' }));

    await waitFor(async () =>
      expect(within(await composer('Your policy')).getByRole('row', { name: 'ana@example.com' })).toBeVisible(),
    );
  },
};

function Reloading() {
  const [visit, setVisit] = useState(0);
  return (
    <>
      <Button
        onClick={() => {
          // Browsers fire this before they leave a page; one from the back-forward cache keeps its fake API.
          window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
          setVisit(visit + 1);
        }}
      >
        Reload
      </Button>
      <EmailPage key={visit} />
    </>
  );
}

export const CcAndBccAreBesideTheLabel: Story = {
  play: async ({ userEvent }) => {
    await rows();
    const window = part(await compose(userEvent));
    const middleOf = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const label = middleOf(window.getByText('To'));

    await expect(middleOf(window.getByRole('button', { name: 'Cc' }))).toBeCloseTo(label, 0);
    await expect(middleOf(window.getByRole('button', { name: 'Bcc' }))).toBeCloseTo(label, 0);
  },
};
