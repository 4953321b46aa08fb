import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { addressOf, compose, composer, entry, mailbox, openMessage, row, rows } from '../../email.stories.testing.tsx';

const meta = { ...mailbox };

export default meta;
type Story = StoryObj<typeof meta>;

const field = (window: HTMLElement, name: string) => within(window).getByRole<HTMLInputElement>('combobox', { name });
/** The recipients of a field, as they are shown. */
const recipients = (window: HTMLElement, name = 'To') => {
  const box = field(window, name).closest('[role="presentation"]') as HTMLElement;
  return within(box)
    .queryAllByRole('row')
    .map((tag) => tag.getAttribute('aria-label') ?? tag.textContent);
};

async function paste(userEvent: UserEventObject, window: HTMLElement, name: string, text: string) {
  await userEvent.click(field(window, name));
  await userEvent.paste(text);
  await userEvent.keyboard('{Enter}');
}

const LISTS = [
  'Ana <ana@example.com>; "Silva, Bruno" <bruno@example.com>; carla@example.com',
  'Ana <ana@example.com>, "Silva, Bruno" <bruno@example.com>, mailto:carla@example.com',
  'Ana <ana@example.com>\r\n"Silva, Bruno" <bruno@example.com>\r\ncarla@example.com',
];

export const EachPastedAddressBecomesOneRecipient: Story = {
  name: 'Each pasted address becomes one recipient, with its name (BR2-19)',
  tags: ['core', 'EML-19'],
  play: async ({ userEvent }) => {
    await rows();
    const window = await compose(userEvent);
    await userEvent.click(within(window).getByRole('button', { name: 'Cc' }));
    await userEvent.click(within(window).getByRole('button', { name: 'Bcc' }));
    for (const [index, name] of ['To', 'Cc', 'Bcc'].entries()) {
      await paste(userEvent, window, name, LISTS[index] ?? '');
      await waitFor(() => expect(recipients(window, name)).toEqual(['Ana', 'Silva, Bruno', 'carla@example.com']));
    }
    await expect(within(window).queryByText(/^Enter a valid email address/)).toBeNull();
  },
};

export const WhatIsNoAddressStaysInTheField: Story = {
  name: 'A text that is no address stays in the field with a message (BR2-19)',
  play: async ({ userEvent }) => {
    await rows();
    const window = await compose(userEvent);
    await userEvent.click(field(window, 'To'));
    await userEvent.paste('Ana <ana@example.com>; somebody; carla@example.com');

    await waitFor(() => expect(recipients(window)).toEqual(['Ana', 'carla@example.com']));
    await waitFor(() => expect(field(window, 'To')).toHaveValue('somebody'));
    await expect(
      within(window).getByText('Enter a valid email address, such as name@example.com. Not valid: somebody', {
        selector: '[aria-hidden]',
      }),
    ).toBeVisible();
  },
};

export const ADroppedListIsTakenAsAPastedOne: Story = {
  name: 'A dropped list is taken as a pasted one (BR2-19)',
  play: async ({ userEvent }) => {
    await rows();
    const window = await compose(userEvent);
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', LISTS[2] ?? '');
    await fireEvent(field(window, 'To'), new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(recipients(window)).toEqual(['Ana', 'Silva, Bruno', 'carla@example.com']));
  },
};

export const AnAddressIsNeverReplacedByOneThatIsAlike: Story = {
  name: 'An address is never replaced by one that is alike (BR2-17)',
  play: async ({ userEvent }) => {
    await rows();
    const window = await compose(userEvent);
    for (const key of ['{Enter}', '{Tab}', ',']) {
      await userEvent.type(field(window, 'To'), `caio.brandão@embarque.example${key}`);
      await waitFor(() => expect(recipients(window)).toEqual(['caio.brandão@embarque.example']));
      await userEvent.click(field(window, 'To'));
      await userEvent.keyboard('{Backspace}');
      await waitFor(() => expect(recipients(window)).toEqual([]));
    }
  },
};

export const TheNameOfARecipientIsSent: Story = {
  name: 'The name that an address came with is kept when it is sent (BR2-19)',
  parameters: { route: '/apps/email/sent' },
  play: async ({ userEvent }) => {
    await rows('Sent');
    const window = await compose(userEvent);
    await paste(userEvent, window, 'To', '"Silva, Bruno" <bruno@example.com>; Ana <ana@example.com>');
    await userEvent.tab();
    await userEvent.type(within(window).getByRole('textbox', { name: 'Subject' }), 'Your policy');
    await userEvent.click(within(window).getByRole('button', { name: 'Send' }));

    await waitFor(async () => expect(await row('Your policy', 'Sent')).toHaveTextContent('Silva, Bruno, Ana'));
  },
};

const LINK = 'mailto:ana@example.com?cc=bruno@example.com&subject=Trip&body=One%0D%0ATwo';
const TO_COMPOSER = `/apps/email?compose=${encodeURIComponent(LINK)}`;

/** The composer of the link, in which nothing is missing. */
async function isFilled() {
  const window = await composer('Trip');
  await expect([recipients(window), recipients(window, 'Cc')]).toEqual([['ana@example.com'], ['bruno@example.com']]);
  const text = within(window).getByRole('textbox', { name: 'Message' });
  await waitFor(() => expect(text.innerText.trim().split('\n')).toEqual(['One', 'Two']));
  return window;
}

export const AMailLinkInTheUrlFillsTheComposer: Story = {
  name: 'A mail link in the URL fills the composer, once (BR2-21)',
  parameters: { route: TO_COMPOSER },
  play: async (context) => {
    await isFilled();
    await waitFor(() => expect(addressOf(context)).toBe('/apps/email'));
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
  },
};

export const AMailLinkOfAMessageOpensTheComposer: Story = {
  name: 'A mail link of a message opens the composer, by click and Enter; in a new tab it is its URL (BR2-21)',
  play: async ({ userEvent, step }) => {
    await rows();
    const window = await compose(userEvent);
    await userEvent.type(field(window, 'To'), 'ana@example.com,');
    await userEvent.tab();
    await userEvent.type(within(window).getByRole('textbox', { name: 'Subject' }), 'A link');
    const text = within(window).getByRole('textbox', { name: 'Message' });
    await userEvent.click(text);
    const data = new DataTransfer();
    data.setData('text/html', `<p><a href="${LINK}">Write</a></p>`);
    await fireEvent(text, new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await userEvent.click(within(window).getByRole('button', { name: 'Send' }));
    await userEvent.click(entry('Sent'));
    const open = await openMessage(userEvent, 'A link', 'Sent');
    const frame = within(open).getByTitle<HTMLIFrameElement>(/Message from/);
    const link = await waitFor(() => {
      const found = frame.contentDocument?.querySelector<HTMLAnchorElement>('a[data-composes]');
      if (!found) throw new Error('The link is not there yet.');
      return found;
    });

    await step('its address is that of the composer', async () => {
      await expect(link).toHaveAttribute('href', new URL(TO_COMPOSER, location.href).href);
      await expect(link.title).toContain('mailto:ana@example.com');
    });
    await step('a click opens it here', async () => {
      link.click();
      await isFilled();
    });
  },
};
