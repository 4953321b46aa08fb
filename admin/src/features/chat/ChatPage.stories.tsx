import { writeLater } from '@embarque/mocks/chat/handlers';
import { chatScenarios } from '@embarque/mocks/chat/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import {
  addressOf,
  bubbles,
  chatPage,
  composer,
  log,
  namesBelow,
  newest,
  pass,
  row,
  rowsBelow,
} from './chat.stories.testing.ts';

const meta = { ...chatPage };

export default meta;
type Story = StoryObj<typeof meta>;

export const ThePeopleStandBesideTheThread: Story = {
  tags: ['CHT-01', 'CHT-02', 'CHT-03'],
  parameters: { route: '/apps/chat?contact=1' },
  play: async ({ canvas, userEvent }) => {
    const chats = await rowsBelow('Chats');
    await expect(canvas.queryByRole('heading', { name: 'Contacts' })).toBeNull();
    await expect(canvas.getByRole('searchbox', { name: 'Search people' })).toBeVisible();
    const self = canvas.getByRole('button', { name: /Marina Duarte/ });
    await expect(within(self).getByRole('img', { name: /online/ })).toBeVisible();

    await expect(await namesBelow('Chats')).toEqual(['Noah Adeyemi', 'Caio Brandão']);
    const [noah, caio] = chats;
    await expect(noah).toHaveTextContent(/They agreed\. Departure on Monday/);
    await expect(within(noah as HTMLElement).getByText('1')).toBeVisible();
    await expect(within(noah as HTMLElement).getByRole('img', { name: /busy/ })).toBeVisible();
    await expect(noah?.querySelector('time')).toHaveTextContent(/^\d\d:\d\d|Yesterday$/);
    await expect(noah).not.toHaveAttribute('aria-current');
    await expect(caio).toHaveTextContent(/You: Obrigada, Caio!/);
    await expect(caio).not.toHaveTextContent(/\d unread/);

    await waitFor(() => expect(document.title).toBe('(1) Caio Brandão · Chat · Embarque'));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search people' }), 'a');
    await expect(await row('Contacts', 'Larissa Teixeira')).toHaveTextContent(
      'Larissa TeixeiraUm eSIM só está vendido quando está online.',
    );
  },
};

export const TheNewestConversationIsOpenFromTheStart: Story = {
  play: async (context) => {
    await log();
    await newest(/^Noah Adeyemi, .*They agreed/);
    await expect(addressOf(context)).toBe('/apps/chat?contact=2');
    await expect(await row('Chats', 'Noah Adeyemi')).toHaveAttribute('aria-current', 'true');
    writeLater(3, 'The new prices are in.');
    pass(20);
    await waitFor(async () => expect((await namesBelow('Chats'))[0]).toBe('Larissa Teixeira'));
    await expect(addressOf(context)).toBe('/apps/chat?contact=2');
  },
};

export const ThePreviewIsAsWideAsTheRowWhereNothingIsCounted: Story = {
  parameters: { route: '/apps/chat?contact=1' },
  play: async () => {
    const [counted, other] = await rowsBelow('Chats');
    const endOf = (one: HTMLElement | undefined, selector: string) =>
      one?.querySelector(selector)?.getBoundingClientRect().right ?? 0;
    await expect(endOf(other, '[dir="auto"]')).toBeCloseTo(endOf(other, 'time'), 0);
    await expect(endOf(counted, '[dir="auto"]')).toBeLessThan(endOf(counted, 'time'));
  },
};

export const TheActiveRowIsHighlighted: Story = {
  tags: ['CHT-02'],
  parameters: { route: '/apps/chat?contact=2' },
  play: async () => {
    await log();
    const [open, other] = await rowsBelow('Chats');
    await expect(open).toHaveAttribute('aria-current', 'true');
    const colours = [open, other].map((one) => getComputedStyle(one as HTMLElement).backgroundColor);
    await expect(new Set(colours).size).toBe(2);
  },
};

export const TheSearchFindsNamesInBothLists: Story = {
  tags: ['CHT-04'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await rowsBelow('Chats');
    const field = canvas.getByRole('searchbox', { name: 'Search people' });
    await userEvent.type(field, 'BRANDAO');
    await waitFor(async () => expect(await namesBelow('Chats')).toEqual(['Caio Brandão']));
    const found = await row('Chats', 'Caio Brandão');
    await waitFor(() => expect(found.querySelector('mark')).toHaveTextContent('Brandão'));
    await expect(addressOf(context)).toBe('/apps/chat?contact=2&q=BRANDAO');

    await userEvent.clear(field);
    await userEvent.type(field, 'LARISSA');
    await waitFor(async () => expect(await namesBelow('Contacts')).toEqual(['Larissa Teixeira']));

    await userEvent.clear(field);
    await userEvent.type(field, 'zeppelin');
    await expect(await screen.findByText('No chats found')).toBeVisible();
    await expect(await screen.findByText('No contacts found')).toBeVisible();
  },
};

/** A phone begins with the list. */
async function leaveList(userEvent: UserEventObject) {
  await row('Chats', 'Noah Adeyemi');
  await userEvent.keyboard('{Escape}');
}

export const BeforeAChoiceAButtonStartsAConversation: Story = {
  tags: ['CHT-05'],
  globals: { viewport: { value: 'mobile1' } },
  parameters: { viewport: { options: MINIMAL_VIEWPORTS } },
  play: async ({ canvas, userEvent }) => {
    await leaveList(userEvent);
    const start = await canvas.findByRole('button', { name: 'Start Conversation' });
    await expect(start.parentElement?.querySelector('svg')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Chats' })).toBeNull();
    await expect(await canvas.findByRole('region', { name: 'Unread' })).toHaveTextContent('Noah Adeyemi');
    await userEvent.click(start);
    await expect(await canvas.findByRole('heading', { name: 'Chats' })).toBeVisible();
  },
};

export const OnAPhoneUnreadChatsAreOnePressAway: Story = {
  name: 'On A Phone Unread Chats Are One Press Away (UX3-21)',
  globals: { viewport: { value: 'mobile1' } },
  parameters: { viewport: { options: MINIMAL_VIEWPORTS } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await leaveList(userEvent);
    const unread = within(await canvas.findByRole('region', { name: 'Unread' }));
    await userEvent.click(unread.getByRole('button', { name: /Noah Adeyemi/ }));
    await log();
    await expect(addressOf(context)).toBe('/apps/chat?contact=2');
  },
};

export const OpeningAChatReadsIt: Story = {
  tags: ['core', 'CHT-06', 'SPEC-4.3-c'],
  parameters: { route: '/apps/chat?contact=1' },
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.click(await row('Chats', 'Noah Adeyemi'));
    const messages = await log();
    await newest(/^Noah Adeyemi, .*They agreed\./);
    await expect(addressOf(context)).toBe('/apps/chat?contact=2');
    await waitFor(async () => expect(await row('Chats', 'Noah Adeyemi')).not.toHaveTextContent(/They agreed.*1$/));
    await waitFor(() => expect(document.title).toBe('Noah Adeyemi · Chat · Embarque'));
    await waitFor(() => expect(messages.scrollHeight - messages.scrollTop - messages.clientHeight).toBeLessThan(2));
    await expect(screen.getByText('New messages')).toBeVisible();
    await waitFor(async () => expect(await composer()).toHaveFocus());
  },
};

export const OnAPhoneTheListGivesWayToTheThreadAndComesBack: Story = {
  tags: ['CHT-06'],
  globals: { viewport: { value: 'mobile1' } },
  parameters: { viewport: { options: MINIMAL_VIEWPORTS } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('dialog', { name: 'Conversations' })).toHaveFocus();
    await row('Chats', 'Noah Adeyemi');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search people' }), 'larissa');
    await userEvent.click(await row('Contacts', 'Larissa Teixeira'));
    await log('Larissa Teixeira');
    await expect(canvas.queryByRole('heading', { name: 'Chats' })).toBeNull();

    const { storyOf } = await import('#storybook/feature/story.ts');
    await storyOf(context).router.navigate(-1);

    await expect(await canvas.findByRole('heading', { name: 'Chats' })).toBeVisible();
  },
};

export const MessagesAreGroupedBySender: Story = {
  tags: ['CHT-08'],
  parameters: { route: '/apps/chat?contact=2' },
  play: async () => {
    await log();
    const theirs = await newest(/^Noah Adeyemi, .*They agreed/);
    const mine = screen.getByRole('article', { name: /^You, .*How will they get home/ });
    const box = (one: HTMLElement) => {
      const bubble = within(one)
        .getByText(/They agreed|How will/)
        .closest('[data-from]') as HTMLElement;
      return { rect: bubble.getBoundingClientRect(), colour: getComputedStyle(bubble).backgroundColor };
    };
    await expect(box(mine).rect.right).toBeGreaterThan(box(theirs).rect.right);
    await expect(box(theirs).rect.left).toBeLessThan(box(mine).rect.left);
    await expect(box(theirs).colour).not.toBe(box(mine).colour);
    const names = bubbles().map((name) => name.split(',')[0]);
    await expect(names.slice(-2)).toEqual(['Noah Adeyemi', 'Noah Adeyemi']);
  },
};

export const AMessageIsSentByEnter: Story = {
  tags: ['core', 'CHT-09', 'KBD-03'],
  parameters: { route: '/apps/chat?contact=1' },
  play: async ({ userEvent }) => {
    const field = await composer('Caio Brandão');
    await userEvent.type(field, '   {Enter}');
    await expect(bubbles().at(-1)).toMatch(/Obrigada, Caio!/);
    await userEvent.clear(field);
    await userEvent.type(field, 'On my way!{Enter}');
    await newest(/^You, .*On my way!, Sent$/);
    await expect(field).toHaveValue('');
    const messages = await log('Caio Brandão');
    await waitFor(() => expect(messages.scrollHeight - messages.scrollTop - messages.clientHeight).toBeLessThan(2));
    await expect(await namesBelow('Chats')).toEqual(['Caio Brandão', 'Noah Adeyemi']);
  },
};

export const AContactWithoutAChatGetsOne: Story = {
  tags: ['CHT-09'],
  parameters: { route: '/apps/chat?contact=7' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Say hello to Ingrid Solberg.')).toBeVisible();
    await userEvent.type(await composer('Ingrid Solberg'), 'God morgen!');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await newest(/^You, .*God morgen!, Sent$/);
    await expect(await namesBelow('Chats')).toEqual(['Ingrid Solberg', 'Noah Adeyemi', 'Caio Brandão']);
  },
};

export const AContactAnswersWhileThePersonWatches: Story = {
  parameters: { route: '/apps/chat?contact=1' },
  play: async ({ userEvent }) => {
    await userEvent.type(await composer('Caio Brandão'), 'Thank you!{Enter}');
    await newest(/Thank you!, Sent$/);
    pass(1);
    await newest(/Thank you!, Delivered$/);
    pass(1.5);
    await newest(/Thank you!, Seen$/);
    await expect(await screen.findByText('Caio Brandão is typing…')).toBeInTheDocument();
    pass(10);
    await newest(/^Caio Brandão, /);
    await waitFor(() => expect(screen.queryByText('Caio Brandão is typing…')).toBeNull());
  },
};

export const AnotherContactWritesMeanwhile: Story = {
  tags: ['core'],
  parameters: { route: '/apps/chat?contact=1' },
  play: async () => {
    await log('Caio Brandão');
    writeLater(3, 'The new prices are in.');
    pass(20);
    await waitFor(async () => expect((await namesBelow('Chats'))[0]).toBe('Larissa Teixeira'));
    await expect(await row('Chats', 'Larissa Teixeira')).toHaveTextContent(/The new prices are in/);
    await waitFor(() => expect(document.title).toMatch(/^\(2\) /));
  },
};

export const PeopleThatCannotBeLoadedAreAskedForAgain: Story = {
  parameters: { msw: { handlers: [chatScenarios.failed] } },
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: "Couldn't load your chats" })).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Chats' })).toBeVisible();
  },
};

export const NobodyIsThereYet: Story = {
  parameters: { msw: { handlers: [chatScenarios.empty] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No chats yet')).toBeVisible();
    await expect(canvas.getByText('No contacts yet')).toBeVisible();
  },
};

export const AnUnknownContactIsSaidToBeGone: Story = {
  parameters: { route: '/apps/chat?contact=99' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('heading', { name: 'Contact not found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all chats' }));
    await log();
    await expect(addressOf(context)).toBe('/apps/chat?contact=2');
  },
};

export const VeryLongNamesFit: Story = {
  parameters: { msw: { handlers: [chatScenarios.veryLongTexts] }, route: '/apps/chat?contact=2' },
  play: async ({ canvasElement }) => {
    await rowsBelow('Chats');
    await screen.findByRole('log', { name: /^Messages with/ });
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
