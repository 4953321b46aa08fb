import { chatScenarios } from '@embarque/mocks/chat/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { addressOf, bubbles, chatPage, composer, log, newest, row } from './chat.stories.testing.ts';

const meta = { ...chatPage, parameters: { ...chatPage.parameters, route: '/apps/chat?contact=2' } };

export default meta;
type Story = StoryObj<typeof meta>;

export const EnterOfAnInputMethodSendsNothing: Story = {
  name: 'Enter of an input method sends nothing, the next one sends once (XC-01)',
  play: async ({ userEvent }) => {
    const field = await composer();
    const before = bubbles().length;
    await userEvent.type(field, 'こんにちは');
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 13, isComposing: true });
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(bubbles()).toHaveLength(before);
    await expect(field).toHaveValue('こんにちは');

    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(field).toHaveValue('こんにちは\n');
    await userEvent.keyboard('{Enter}');
    await newest(/^You, .*こんにちは/);
    await expect(bubbles()).toHaveLength(before + 1);
  },
};

export const TypedLettersAreWritten: Story = {
  name: 'Letters of shortcuts are written, and none empties the composer (XC-12)',
  play: async (context) => {
    const { userEvent } = context;
    const field = await composer();
    await userEvent.type(field, 'n b f / ? j k');
    await expect(field).toHaveValue('n b f / ? j k');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await log('Caio Brandão');
    await expect(addressOf(context)).toBe('/apps/chat?contact=1');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(await composer()).toHaveValue('n b f / ? j k');
  },
};

export const ADraftStaysWithItsConversation: Story = {
  tags: ['core'],
  play: async ({ userEvent }) => {
    await userEvent.type(await composer(), 'Tell them that');
    await userEvent.click(await row('Chats', 'Caio Brandão'));
    await expect(await composer('Caio Brandão')).toHaveValue('');
    await expect(await row('Chats', 'Noah Adeyemi')).toHaveTextContent(/Draft: Tell them that/);
    await userEvent.click(await row('Chats', 'Noah Adeyemi'));
    await userEvent.type(await composer(), ' all is well{Enter}');
    await newest(/Tell them that all is well, Sent$/);
    await expect(await row('Chats', 'Noah Adeyemi')).not.toHaveTextContent(/Draft/);
  },
};

export const ARefusedMessageKeepsItsText: Story = {
  tags: ['core'],
  parameters: { msw: { handlers: [chatScenarios.sendRefused] } },
  play: async ({ msw, userEvent }) => {
    await userEvent.type(await composer(), 'Precious words{Enter}');
    const failed = await newest(/Precious words, Not sent$/);
    msw.resetHandlers();
    await userEvent.click(within(failed).getByRole('button', { name: 'Retry' }));
    await newest(/Precious words, Sent$/);
  },
};

export const AMessageWithoutAnAnswerIsNotConfirmed: Story = {
  parameters: { msw: { handlers: [chatScenarios.sendUnreachable] } },
  play: async ({ userEvent }) => {
    await userEvent.type(await composer(), 'Did it arrive?{Enter}');
    const failed = await newest(/Did it arrive\?, Not confirmed$/);
    await userEvent.click(within(failed).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(bubbles().at(-1)).toMatch(/They agreed/));
  },
};

export const AnImageIsStagedAndSent: Story = {
  play: async ({ canvas, userEvent }) => {
    await composer();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no way to choose a file.');
    await userEvent.upload(input, await pngFile('ticket.png'));
    await expect(await canvas.findByRole('button', { name: 'Show ticket.png in full size' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await newest(/^You, .*Picture: ticket\.png, Sent$/);
    await expect(canvas.queryByRole('list', { name: 'Pictures to send' })).toBeNull();
  },
};

export const ADocumentIsStagedAndSent: Story = {
  tags: ['core'],
  parameters: { msw: { handlers: [chatScenarios.sendRefused] } },
  play: async ({ canvas, msw, userEvent }) => {
    await composer();
    const input = canvas.getByLabelText('Files');
    const policy = new File([new Uint8Array(2_000)], 'policy.pdf', { type: 'application/pdf' });
    const film = new File([new Uint8Array(10_300_000)], 'claims.pdf', { type: 'application/pdf' });
    await userEvent.upload(input, [policy, film]);
    await expect(await canvas.findByRole('list', { name: 'Documents to send' })).toHaveTextContent(
      'policy.pdf PDF · 2 kB',
    );
    await expect(canvas.getByText("claims.pdf wasn't added: it has 10,3 MB, and the limit is 10 MB.")).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const failed = await newest(/^You, .*Document: policy\.pdf, Not sent$/);
    await expect(canvas.queryByText(/wasn't added/)).toBeNull();
    msw.resetHandlers();
    await userEvent.click(within(failed).getByRole('button', { name: 'Retry' }));
    const sent = await newest(/^You, .*Document: policy\.pdf, Sent$/);
    const link = within(sent).getByRole('link', { name: /^policy\.pdf PDF · 2\skB Download$/ });
    await expect(link).toHaveAttribute('download', 'policy.pdf');
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^data:application\/pdf;base64,/));
    await expect(await row('Chats', 'Noah Adeyemi')).toHaveTextContent(/You: Document/);
  },
};

export const TheSearchFindsOlderMessages: Story = {
  parameters: { msw: { handlers: [chatScenarios.longConversation] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await log();
    await userEvent.click(canvas.getByRole('button', { name: 'Search in conversation' }));
    const field = await canvas.findByRole('searchbox', { name: 'Find in conversation' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'GO ahead');
    await waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('500 of 500'));
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(await canvas.findByText('499 of 500')).toBeVisible();
    await waitFor(() => expect(addressOf(context)).toBe('/apps/chat?contact=2&find=GO+ahead'));
    for (let hit = 498; hit > 480; hit -= 1) await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(await canvas.findByText('481 of 500')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await composer()).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: /Newest/ }));
    await newest(/Go ahead/);
  },
};

export const AReplyQuotesItsMessageAndAnOwnOneCanBeChanged: Story = {
  tags: ['core'],
  play: async ({ userEvent }) => {
    const theirs = await newest(/They agreed/);
    await fireEvent.contextMenu(theirs);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reply' }));
    await userEvent.type(await composer(), 'Wonderfull{Enter}');
    const mine = await newest(/Wonderfull, Sent$/);
    await expect(mine).toHaveTextContent(/Noah Adeyemi.*They agreed/);

    await userEvent.keyboard('{ArrowUp}');
    await expect(await composer()).toHaveValue('Wonderfull');
    await userEvent.keyboard('{Backspace}{Enter}');
    await newest(/Wonderful, Sent$/);
    await expect(screen.getByText('Edited')).toBeVisible();
  },
};

export const WhoTypesOnAfterAnItemOfTheMessageMenuWrites: Story = {
  name: 'Who types on after Edit or Reply writes into the composer, and deletes nothing',
  play: async ({ step, userEvent }) => {
    const field = await composer();
    await userEvent.type(field, 'My words{Enter}');
    const mine = await newest(/My words, (Sent|Seen|Delivered)$/);
    const before = bubbles().length;
    const dots = within(mine).getByRole('button', { name: 'Message actions' });

    await step('Edit, by keyboard', async () => {
      dots.focus();
      await userEvent.keyboard(' ');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy text' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(field).toHaveFocus();
      await expect(await screen.findByText('Edit message')).toBeVisible();
      await userEvent.keyboard(' wait delete');
      await expect(field).toHaveValue('My words wait delete');
      await expect(bubbles()).toHaveLength(before);
    });
    await step('Escape leaves it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByText('Edit message')).toBeNull());
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
    });
    await step('Reply, by pointer, continues the draft at its end', async () => {
      await userEvent.type(field, 'Draft');
      field.setSelectionRange(0, 0);
      await fireEvent.contextMenu(mine);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Reply' }));
      await expect(await screen.findByText(/^Reply to/)).toBeVisible();
      await expect(field).toHaveFocus();
      await userEvent.keyboard(' goes on');
      await expect(field).toHaveValue('Draft goes on');
    });
    await step('letters after the key that opens the menu find no way to delete', async () => {
      dots.focus();
      await userEvent.keyboard('wait delete{Enter}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(bubbles()).toHaveLength(before);
    });
  },
};

export const AnEditLeavesTheDraft: Story = {
  name: 'A draft is there again when a message has been edited, or its edit is left',
  play: async ({ userEvent }) => {
    const field = await composer();
    await userEvent.type(field, 'My words{Enter}');
    const mine = await newest(/My words, (Sent|Seen|Delivered)$/);
    await userEvent.type(field, 'Half a dr');

    for (const end of ['{Enter}', '{Escape}']) {
      await fireEvent.contextMenu(mine);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard(` once more${end}`);
      await waitFor(() => expect(field).toHaveValue('Half a dr'));
    }
    await newest(/My words once more, /);
  },
};

/** A picture of one colour. */
async function pngFile(name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 40;
  canvas.height = 30;
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], name, { type: 'image/png' });
}
