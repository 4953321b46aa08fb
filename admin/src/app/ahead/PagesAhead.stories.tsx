import { Link } from '@embarque/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { fetchPagesAhead } from './pages.ahead.ts';

const load = fn(async (_path: string) => undefined);

function Links() {
  useEffect(() => fetchPagesAhead({ pages: ['/apps/kanban', '/apps/invoice/preview/:id'], load }), []);
  return (
    <>
      <Link href="/apps/kanban">
        <span>Board</span>
      </Link>{' '}
      <Link href="/apps/invoice/preview/4987?from=list">Invoice</Link>{' '}
      <Link href="/apps/kanban" target="_blank">
        Window
      </Link>{' '}
      <Link href="https://example.com/apps/kanban">Elsewhere</Link> <Link href="/apps/nothing">Nothing</Link>
    </>
  );
}

const meta = {
  title: 'app/PagesAhead',
  tags: ['!autodocs'],
  render: () => <Links />,
  beforeEach: () => void load.mockClear(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const FetchesThePageUnderThePointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText('Board'));
    await waitFor(() => expect(load).toHaveBeenLastCalledWith('/apps/kanban'));
  },
};

export const FetchesThePageUnderTheFocus: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Invoice' }).focus();
    await waitFor(() => expect(load).toHaveBeenLastCalledWith('/apps/invoice/preview/:id'));
  },
};

export const FetchesNothingBehindOtherLinks: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Window', 'Elsewhere', 'Nothing'])
      await fireEvent.pointerDown(canvas.getByRole('link', { name }));
    // The pointer has gone from these to a page: once that one is asked for, the others would have been.
    await userEvent.hover(canvas.getByText('Board'));
    await waitFor(() => expect(load).toHaveBeenCalled());
    await expect(load.mock.calls).toEqual([['/apps/kanban']]);
  },
};
