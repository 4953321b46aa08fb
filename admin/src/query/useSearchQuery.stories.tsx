import { Button } from '@embarque/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { UnsavedChangesDialog } from '../blocker/UnsavedChangesDialog.tsx';
import { useUnsavedChangesBlocker } from '../blocker/useUnsavedChangesBlocker.ts';
import { withParams } from './search-params.ts';
import { useSearchQuery } from './useSearchQuery.ts';

/** A page that holds unsaved work, and two filters. */
function Filtered() {
  const [searchParams, changeSearchParams] = useSearchQuery();
  const [isDirty, setDirty] = useState(false);
  const { blocker } = useUnsavedChangesBlocker(isDirty);
  const filterBy = (name: string) => changeSearchParams((current) => withParams(current, { [name]: 'on' }));
  return (
    <>
      <output>{searchParams.toString()}</output>
      <Button onClick={() => filterBy('first')}>First</Button>
      <Button onClick={() => filterBy('second')}>Second</Button>
      <Button onClick={() => setDirty(!isDirty)}>{isDirty ? 'Save' : 'Type'}</Button>
      <UnsavedChangesDialog blocker={blocker}>What was typed would be lost.</UnsavedChangesDialog>
    </>
  );
}

const meta = {
  title: 'query/useSearchQuery',
  component: Filtered,
  tags: ['!autodocs'],
  parameters: { route: '/apps/ecommerce/shop?tour=on' },
} satisfies Meta<typeof Filtered>;

export default meta;
type Story = StoryObj<typeof meta>;

export const QuickChangesBuildOnEachOther: Story = {
  play: async (context) => {
    const { canvas } = context;
    for (const name of ['First', 'Second']) canvas.getByRole('button', { name }).click();

    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('tour=on&first=on&second=on'));
    await expect(storyOf(context).router.state.location.search).toBe('?tour=on&first=on&second=on');
  },
};

export const ARefusedChangeIsDiscarded: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Type' }));
    await userEvent.click(canvas.getByRole('button', { name: 'First' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Second' }));

    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('tour=on&second=on'));
    await expect(storyOf(context).router.state.location.search).toBe('?tour=on&second=on');
  },
};
