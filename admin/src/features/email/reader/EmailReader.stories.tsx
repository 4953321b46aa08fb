import type { StoryObj } from '@storybook/react-vite';
import { emailScenarios } from '@embarque/mocks/email/scenarios';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import {
  addressOf,
  answer,
  choose,
  entry,
  mailbox,
  openMessage,
  overTheList,
  reader,
  row,
  rowCount,
  rows,
} from '../email.stories.testing.tsx';

const meta = { ...mailbox };

export default meta;
type Story = StoryObj<typeof meta>;

/** Only rows in sight are mounted: the last one is there a moment after the key. */
async function focusLastRow(userEvent: UserEventObject) {
  (await rows())[0]?.focus();
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '22'));
}

export const OpensOverTheListWithItsActions: Story = {
  ...overTheList,
  tags: ['core', 'EML-12'],
  play: async (context) => {
    const { userEvent } = context;
    const open = await openMessage(userEvent, 'eSIM Japan');
    const head = within(open);
    await expect(head.getByRole('heading', { level: 2 })).toHaveFocus();
    for (const name of [
      'Star',
      'Move to a folder',
      'Add or remove a label',
      'Mark as unread',
      'Move to trash',
      'Previous message',
      'Next message',
    ])
      await expect(head.getByRole('button', { name })).toBeVisible();
    await userEvent.click(head.getByRole('button', { name: 'Star' }));
    await expect(head.getByRole('button', { name: 'Star' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(head.getByRole('button', { name: 'Mark as unread' }));

    await expect(addressOf(context)).toBe('/apps/email');
    await expect(await row('eSIM Japan')).toHaveAccessibleName(/Unread/);
    const again = await openMessage(userEvent, 'eSIM Japan');
    await userEvent.click(within(again).getByRole('button', { name: 'Move to trash' }));
    await expect(await rowCount()).toBe(21);
    await expect(addressOf(context)).toBe('/apps/email');
  },
};

export const TheTabIsNamedAfterTheOpenMessage: Story = {
  ...overTheList,
  play: async ({ userEvent }) => {
    await openMessage(userEvent, 'eSIM Japan');
    await waitFor(() => expect(document.title).toMatch(/^eSIM Japan .* · Inbox · /));
    await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
    await waitFor(() => expect(document.title).toMatch(/^Inbox · /));
  },
};

export const NeighboursEndAtTheListEnds: Story = {
  ...overTheList,
  tags: ['EML-13'],
  play: async ({ userEvent }) => {
    const first = await openMessage(userEvent, 'Sinistro da minha mala atrasada');
    const turn = (name: string) => screen.getByRole('button', { name });
    await expect(turn('Previous message')).toHaveAttribute('aria-disabled', 'true');
    await expect(turn('Next message')).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(turn('Next message'));
    await reader('eSIM Japan');
    await expect(first).toBeVisible();
    await userEvent.click(turn('Previous message'));
    await reader('Sinistro da minha mala atrasada');

    await userEvent.click(turn('Back to the list'));
    await focusLastRow(userEvent);
    await userEvent.keyboard('{Enter}');
    await reader('As ligações de outubro');
    await expect(turn('Next message')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NextKeepsFocusAtTheEndOfTheList: Story = {
  tags: ['EML-13'],
  play: async (context) => {
    const { userEvent } = context;
    await focusLastRow(userEvent);
    const all = await rows();
    const subjects = all.map((each) => each.querySelector('[dir="auto"] bdi')?.textContent ?? '');
    await openMessage(userEvent, subjects.at(-2) ?? '?');
    const next = screen.getByRole('button', { name: 'Next message' });
    await userEvent.click(next);
    await reader(subjects.at(-1) ?? '?');
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(next).toHaveFocus();

    const address = addressOf(context);
    await userEvent.keyboard('{Enter}');
    await expect(addressOf(context)).toBe(address);
    await expect(next).toHaveFocus();
  },
};

export const NextFocusesTheNewSubject: Story = {
  tags: ['EML-13'],
  play: async ({ userEvent }) => {
    const open = await openMessage(userEvent, 'Sinistro da minha mala atrasada');
    const said = () => within(open).getByRole('status').textContent;
    await expect(said()).toBe('');
    await userEvent.click(within(open).getByRole('button', { name: 'Reply' }));
    await userEvent.click(within(await answer(/^Re:/)).getByRole('button', { name: 'Save draft and close' }));
    within(open).getByRole('button', { name: 'Reply' }).focus();
    await userEvent.keyboard('j');
    await reader('eSIM Japan');
    await waitFor(() => expect(said()).toContain('eSIM Japan'));
    // The focused element was removed with the previous message.
    await expect(within(open).getByRole('heading', { level: 2 })).toHaveFocus();
  },
};

export const LabelsChangeAtOnce: Story = {
  tags: ['EML-14', 'SPEC-4.4-b'],
  play: async ({ userEvent }) => {
    const open = await openMessage(userEvent, 'eSIM Japan');
    const badges = () =>
      [...within(open).getByRole('group', { name: 'Labels' }).children].map(({ textContent }) => textContent);
    await expect(badges()).toEqual(['Important', 'Private']);
    await choose(userEvent, within(open).getByRole('button', { name: 'Add or remove a label' }), 'Company');

    await expect(badges()).toEqual(['Important', 'Private', 'Company']);
  },
};

export const EarlierMessagesAreShownOnDemand: Story = {
  tags: ['EML-15'],
  play: async ({ userEvent }) => {
    const open = await openMessage(userEvent, 'Sinistro da minha mala atrasada');
    await expect(within(open).getAllByRole('article')).toHaveLength(1);
    await userEvent.click(within(open).getByRole('button', { name: '2 earlier messages' }));

    await expect(
      within(open)
        .getAllByRole('article')
        .map((each) => each.getAttribute('aria-label')),
    ).toEqual(['Message from Beatriz Nogueira', 'Message from Marina Duarte', 'Message from Beatriz Nogueira']);
    await expect(within(open).getAllByRole('article')[0]).toHaveFocus();
  },
};

export const DetailsShowSenderRecipientsAndDate: Story = {
  tags: ['EML-16'],
  play: async ({ userEvent }) => {
    const open = await openMessage(userEvent, 'Sinistro da minha mala atrasada');
    const card = within(within(open).getByRole('article'));
    const frame: HTMLIFrameElement = card.getByTitle('Message from Beatriz Nogueira');
    await waitFor(() => expect(frame.contentDocument?.querySelector('strong')).toHaveTextContent('31 horas de atraso'));
    await expect(card.getByText('2 attachments')).toBeVisible();
    await expect(card.getByText('receipts-lisbon.pdf')).toBeVisible();
    await expect(card.getByText('482 kB')).toBeVisible();

    await userEvent.click(card.getByRole('button', { name: /show details/ }));
    const details = await screen.findByRole('dialog');
    for (const term of ['From', 'To', 'Date'])
      await waitFor(() => expect(within(details).getByText(term)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await choose(userEvent, card.getByRole('button', { name: /^Actions for/ }), 'Forward');
    await expect(await answer(/^Fwd:/)).toHaveTextContent('receipts-lisbon.pdf');
    await choose(userEvent, card.getByRole('button', { name: /^Actions for/ }), 'Delete');
    await expect(await rowCount()).toBe(21);
  },
};

export const RepliesStartWithTheQuotedMessage: Story = {
  tags: ['core', 'EML-17'],
  play: async ({ userEvent }) => {
    const open = await openMessage(userEvent, 'Reembolsos do mês passado');
    const begin = async (name: string) => {
      const foot = await within(open).findByRole('group', { name: 'Reply or forward' });
      await userEvent.click(within(foot).getByRole('button', { name }));
    };
    const save = (form: HTMLElement) =>
      userEvent.click(within(form).getByRole('button', { name: 'Save draft and close' }));
    await begin('Reply');
    const reply = await answer(/^Re:/);
    await waitFor(() => expect(within(reply).getByRole('row', { name: 'Renata Pacheco' })).toBeVisible());
    await expect(within(reply).getByRole('textbox', { name: 'Message' })).toHaveTextContent('dezessete reembolsos');
    await save(reply);

    await begin('Reply to all');
    const toAll = await answer(/^Re:/);
    await waitFor(() => expect(within(toAll).getByRole('row', { name: 'Caio Brandão' })).toBeVisible());
    await save(toAll);
    await begin('Forward');
    await answer(/^Fwd:/);
    await expect(entry(/^Draft/)).toHaveTextContent('6 drafts');
  },
};

export const AnAnswerIsWrittenUnderItsMessage: Story = {
  tags: ['EML-17'],
  play: async ({ userEvent }) => {
    const open = await openMessage(userEvent, 'Reembolsos do mês passado');
    await userEvent.click(within(open).getByRole('button', { name: 'Reply' }));
    const form = await answer(/^Re:/);
    await waitFor(() => expect(within(form).getByRole('textbox', { name: 'Message' })).toHaveFocus());
    await userEvent.keyboard('Approved');
    await expect(within(open).getByRole('article')).toBeVisible();
    await expect(open).toContainElement(form);

    // It waits in a window while the reader shows another message, and comes back under its own.
    await userEvent.click(within(open).getByRole('button', { name: 'Next message' }));
    await reader('Shift plan');
    await userEvent.click(await screen.findByRole('button', { name: 'Previous message' }));
    const back = await answer(/^Re:/);
    await expect(within(back).getByRole('textbox', { name: 'Message' })).toHaveTextContent(/^Approved/);
    await userEvent.click(within(back).getByRole('button', { name: 'Discard draft' }));
    await userEvent.click(await screen.findByRole('button', { name: /Undo/ }));
    await expect(await answer(/^Re:/)).toHaveTextContent('Approved');
  },
};

export const ASentAnswerStandsUnderItsMessage: Story = {
  tags: ['EML-15'],
  play: async ({ userEvent }) => {
    const open = await openMessage(userEvent, 'Reembolsos do mês passado');
    await userEvent.click(within(open).getByRole('button', { name: 'Reply' }));
    const form = await answer(/^Re:/);
    await waitFor(() => expect(within(form).getByRole('textbox', { name: 'Message' })).toHaveFocus());
    await userEvent.keyboard('Approved{Control>}{Enter}{/Control}');

    const names = () =>
      within(open)
        .getAllByRole('article')
        .map((each) => each.getAttribute('aria-label'));
    await waitFor(() => expect(names()).toEqual(['Message from Renata Pacheco', 'Message from Marina Duarte']));
    await waitFor(() => expect(within(open).getByRole('button', { name: 'Reply' })).toHaveFocus());
  },
};

export const RepliesLoadNoRemoteImages: Story = {
  beforeEach: ({ msw }) => msw.use(emailScenarios.trackingPicture),
  play: async ({ userEvent }) => {
    const open = await openMessage(userEvent, 'Sinistro da minha mala atrasada');
    await userEvent.click(within(open).getByRole('button', { name: 'Forward' }));
    const text = within(await answer(/^Fwd:/)).getByRole('textbox', { name: 'Message' });
    await expect(text).toHaveTextContent('The picture below tells who reads this.');

    await expect(text.querySelector('img[src]')).toBeNull();
    await expect(performance.getEntriesByName('https://pictures.example/pixel.gif')).toEqual([]);
  },
};
