import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { addressOf, mailbox, openMessage, reader, row, rowCount, rows } from './email.stories.testing.tsx';

const meta = { ...mailbox, globals: { viewport: { value: 'desktop' } } };

export default meta;
type Story = StoryObj<typeof meta>;

const claim = 'Sinistro da minha mala atrasada';
const placeOf = (element: Element) => JSON.stringify(element.getBoundingClientRect());

export const TheMessageOpensBesideItsList: Story = {
  tags: ['EML-12'],
  play: async (context) => {
    const { userEvent } = context;
    await rows();
    await expect(screen.getByRole('heading', { name: 'No message open' })).toBeVisible();
    const before = (await rows()).map(placeOf);
    const open = await openMessage(userEvent, 'eSIM Japan');

    await expect((await rows()).map(placeOf)).toEqual(before);
    const list = screen.getByRole('grid').getBoundingClientRect();
    await expect(open.getBoundingClientRect().left).toBeGreaterThanOrEqual(list.right);
    await expect(addressOf(context)).toMatch(/\?mail=\d+$/);
    await userEvent.click(within(open).getByRole('button', { name: 'Close message' }));
    await waitFor(async () => expect(await row('eSIM Japan')).toHaveFocus());
    await expect(screen.getByRole('heading', { name: 'No message open' })).toBeVisible();
  },
};

export const TheReaderFollowsTheKeys: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await rows();
    await userEvent.keyboard('j');
    await reader(claim);
    await expect(await row(claim)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await reader('eSIM Japan');
    await expect(await row('eSIM Japan')).toHaveFocus();
    await userEvent.keyboard('k');
    await reader(claim);

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: new RegExp(claim) })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await row(claim)).toHaveFocus());
    await expect(addressOf(context)).toBe('/apps/email');
  },
};

export const ADeletedMessageGivesWayToTheNext: Story = {
  play: async ({ userEvent }) => {
    const count = await rowCount();
    await userEvent.keyboard('j');
    await reader(claim);
    await userEvent.keyboard('e');
    await reader('eSIM Japan');
    await expect(await row('eSIM Japan')).toHaveFocus();
    await expect(await rowCount()).toBe(count - 1);
  },
};

export const SelectingWorksBesideAnOpenMessage: Story = {
  play: async ({ userEvent }) => {
    await openMessage(userEvent, 'eSIM Japan');
    (await row('eSIM Japan')).focus();
    await userEvent.keyboard('x');
    await expect(screen.getByText('1 selected')).toBeVisible();
    await expect(await reader('eSIM Japan')).toBeVisible();
  },
};

export const NamesOfRecipientsKeepTheirLineOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ userEvent }) => {
    const open = await openMessage(userEvent, claim);
    await userEvent.click(within(open).getByRole('button', { name: 'Reply' }));
    const name = within(await screen.findByRole('row', { name: 'Beatriz Nogueira' })).getByText('Beatriz Nogueira');
    const { fontSize } = getComputedStyle(name);

    await waitFor(() => expect(name.getBoundingClientRect().height).toBeLessThan(3 * Number.parseFloat(fontSize)));
  },
};

export const ASingleRecipientTakesOneLineBesideCcAndBcc: Story = {
  play: async ({ userEvent }) => {
    const open = await openMessage(userEvent, claim);
    await userEvent.click(within(open).getByRole('button', { name: 'Reply' }));
    const chip = await screen.findByRole('row', { name: 'Beatriz Nogueira' });
    const to = screen.getByRole('combobox', { name: 'To' });

    await waitFor(() => expect(to.getBoundingClientRect().top).toBeLessThan(chip.getBoundingClientRect().bottom));
  },
};
