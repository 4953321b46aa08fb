import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { layerConformance } from '../../conformance/conformance.tsx';
import { handledKeys } from '../../conformance/handled-keys.ts';
import { SearchField } from '../../forms/elements/input/search/SearchField.tsx';
import { Dialog } from '../modals/Dialog.tsx';
import { notify } from './notify.tsx';
import * as examples from './Toast.examples.tsx';
import { toasterKeyboard } from './toaster/toaster.keyboard.ts';
import { Toaster } from './toaster/Toaster.tsx';
import { texts, toastOf, toasts } from './toaster/toaster.testing.ts';

const shortMs = 150;

const meta = {
  component: Toaster,
  parameters: { keyboard: toasterKeyboard },
  render: (_, { parameters: { example: Example = () => null } }) => (
    <>
      <Example />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { example: examples.Notify } };
export const Conforms: Story = layerConformance(<Toaster />, {
  role: 'region',
  open: () => {
    notify.error("Couldn't activate the eSIM.");
  },
});

export const ServerNotifications: Story = { parameters: { example: examples.ServerNotifications } };
export const WithAction: Story = { parameters: { example: examples.WithAction } };
export const Positions: Story = { parameters: { example: examples.Positions }, tags: ['W-HOT-09', 'W-TSR-02'] };

export const IsWatchedByScreenReadersBeforeTheFirstToast: Story = {
  play: async ({ canvas }) => {
    const regions = canvas.getByRole('region', { name: 'Notifications' }).querySelectorAll('[aria-live]');
    await expect(regions.length).toBeGreaterThan(0);

    notify.success('Policy EM-2041 was issued.');
    notify.error("Couldn't activate the eSIM.");

    const polite = (await canvas.findByText('Policy EM-2041 was issued.')).closest('[aria-live]');
    const assertive = (await canvas.findByText("Couldn't activate the eSIM.")).closest('[aria-live]');
    await expect([...regions]).toEqual(expect.arrayContaining([polite, assertive]));
    await expect(polite).toHaveAttribute('aria-live', 'polite');
    await expect(assertive).toHaveAttribute('aria-live', 'assertive');
  },
};

export const ShowsServerNotificationsInOneRedToastLineByLine: Story = {
  tags: ['SPEC-7.7-b', 'SPEC-8.3-a', 'SPEC-9.5-a'],
  play: async ({ canvas }) => {
    notify.lines(['email: This email is already in use.', 'username: <img src=x onerror=alert(1)>']);

    const lines = await canvas.findAllByText(/^(email|username): /);
    await expect(lines.map((line) => line.textContent)).toEqual([
      'email: This email is already in use.',
      'username: <img src=x onerror=alert(1)>',
    ]);
    const toast = toastOf(lines[0]);
    await expect(toast).toContainElement(lines[1] ?? null);
    await expect(getComputedStyle(toast.firstElementChild ?? toast)).toMatchObject({
      backgroundColor: 'rgb(234, 84, 85)',
      color: 'rgb(26, 11, 12)',
    });
    const { left, right, top } = toast.getBoundingClientRect();
    await expect(Math.abs((left + right) / 2 - window.innerWidth / 2)).toBeLessThan(10);
    await expect(top).toBeLessThan(100);
  },
};

export const SaysNothingForAnEmptyList: Story = {
  play: async ({ canvas }) => {
    notify.lines([]);
    notify.info('Boarding at gate 12.');

    await canvas.findByText('Boarding at gate 12.');
    await expect(toasts(canvas)).toHaveLength(1);
  },
};

export const CollapsesRepeatedMessages: Story = {
  play: async ({ canvas }) => {
    notify.error('The server cannot be reached.');
    notify.error('The server cannot be reached.');
    notify.info('The server cannot be reached.');

    await waitFor(() => expect(toasts(canvas)).toHaveLength(2));
  },
};

export const ShowsTheFourNewest: Story = {
  tags: ['SPEC-2.2-a', 'SPEC-9.5-b'],
  play: async ({ canvas, userEvent }) => {
    for (const gate of [1, 2, 3, 4, 5]) notify.info(`Gate ${gate}`);
    await waitFor(() => expect(texts(canvas)).toEqual(['Gate 5', 'Gate 4', 'Gate 3', 'Gate 2']));
    const { top, left, right } = toastOf(canvas.getByText('Gate 5')).getBoundingClientRect();
    await expect(top).toBeLessThan(100);
    await expect(window.innerWidth - right).toBeLessThan(Math.min(left, 100));

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(texts(canvas)).toEqual(['Gate 4', 'Gate 3', 'Gate 2', 'Gate 1']));
  },
};

export const LeavesFocusWhereItIs: Story = {
  parameters: { example: examples.Notify },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Error' });
    await userEvent.click(button);

    await canvas.findByText("Couldn't activate the eSIM.");
    await expect(button).toHaveFocus();
  },
};

export const ReturnsFocusWhenTheToastThatHasItIsClosed: Story = {
  parameters: { example: examples.Notify },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Error' });
    await userEvent.click(button);
    const cross = await canvas.findByRole('button', { name: 'Dismiss' });
    await userEvent.tab();
    await expect(cross).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    await expect(button).toHaveFocus();
    await waitFor(() => expect(toasts(canvas)).toEqual([]));
  },
};

export const StaysWhileThePointerIsOnIt: Story = {
  play: async ({ canvas, userEvent }) => {
    // The pointer is there before the time of the other one begins, however long a busy machine takes to move it.
    notify.info('Gate 7 is closed.', { durationMs: 60_000 });
    await userEvent.hover(await canvas.findByText('Gate 7 is closed.'));
    notify.info('Boarding at gate 12.', { durationMs: shortMs });
    const laterDeadline = fn();
    setTimeout(laterDeadline, 3 * shortMs);

    await waitFor(() => expect(laterDeadline).toHaveBeenCalled());
    await expect(texts(canvas)).toContain('Boarding at gate 12.');

    await userEvent.unhover(canvas.getByText('Gate 7 is closed.'));
    await waitFor(() => expect(texts(canvas)).toEqual(['Gate 7 is closed.']));
    notify.clear();
  },
};

export const StaysWhileThePageIsHidden: Story = {
  // Its own texts: a toaster that has gone still takes away the toast of a text that it was about to.
  play: async ({ canvas }) => {
    const onExpire = fn();
    notify.info('The last bus leaves at 23:10.', { durationMs: 60_000 });
    await canvas.findByText('The last bus leaves at 23:10.');
    const hidden = turnPage(true);
    notify.info('The lounge closes at noon.', { durationMs: shortMs });
    notify.undoable({ message: 'Card moved', onUndo: fn(), onExpire, durationMs: shortMs });
    await canvas.findByText('Card moved');
    const laterDeadline = fn();
    setTimeout(laterDeadline, 3 * shortMs);
    await waitFor(() => expect(laterDeadline).toHaveBeenCalled());
    await expect(texts(canvas)).toEqual(expect.arrayContaining(['Card moved', 'The lounge closes at noon.']));
    await expect(onExpire).not.toHaveBeenCalled();

    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(texts(canvas)).toEqual(['The last bus leaves at 23:10.']));
    await expect(onExpire).toHaveBeenCalledOnce();
    notify.clear();
  },
};

function turnPage(isHidden: boolean) {
  const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
  return hidden;
}

export const HandlesTheKeysOfItsTableAndNoOthers: Story = {
  play: async ({ canvas, userEvent }) => {
    notify.info('Boarding at gate 12.');
    await canvas.findByText('Boarding at gate 12.');

    const promised = toasterKeyboard.flatMap(({ keys }) => keys);
    await expect(await handledKeys(document.body, userEvent)).toEqual(promised);
    await waitFor(() => expect(toasts(canvas)).toEqual([]));
  },
};

export const LeavesEscapeToWhatIsNearer: Story = {
  parameters: { example: () => <SearchField label="Airport" defaultValue="LIS" /> },
  play: async ({ canvas, userEvent }) => {
    notify.info('Boarding at gate 12.');
    await canvas.findByText('Boarding at gate 12.');
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await expect(texts(canvas)).toEqual(['Boarding at gate 12.']);

    await userEvent.keyboard('{Escape}');
    await expect(texts(canvas)).toEqual([]);
  },
};

export const CanBeReadAndClosedAboveADialog: Story = {
  parameters: {
    example: () => (
      <Dialog isOpen title="New sale" onClose={fn()}>
        What is sold?
      </Dialog>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog', { name: 'New sale' });
    notify.error("Couldn't activate the eSIM.");
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));

    await expect(texts(canvas)).toEqual([]);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'New sale' })).toBeVisible());
  },
};

export const SurvivesTwentyLongLinesFourTimes: Story = {
  play: async ({ canvas }) => {
    const line = `${'unbreakable'.repeat(19).slice(0, 200)} and many words after it`;
    for (const toast of [1, 2, 3, 4]) notify.lines(Array.from({ length: 20 }, (_, n) => `${toast}.${n} ${line}`));
    await waitFor(() => expect(toasts(canvas)).toHaveLength(4));

    for (const toast of toasts(canvas)) {
      const { top, bottom, left, right } = toast.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
      const message = within(toast).getByRole('group', { name: 'Message' });
      await expect(message.scrollHeight).toBeGreaterThan(message.clientHeight);
    }
  },
};
