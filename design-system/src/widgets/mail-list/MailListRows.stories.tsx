import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { MailList } from './MailList.tsx';
import list from './MailList.stories.tsx';
import type { MailListProps } from './mail-list.types.ts';

const meta = { ...list, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;
type Props = Omit<MailListProps<{ id: number }>, 'ref'>;

const phone = { viewport: { value: 'mobile1' } };

export const WhenTheRowWithFocusGoesTheOneThatMovesUpHasIt: Story = {
  render: (props) => <Shrinking {...props} />,
  play: async ({ canvas, userEvent }) => {
    const focused = () => document.activeElement?.getAttribute('data-row-id');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(focused()).toBe('2'));
    await userEvent.keyboard('x');
    await waitFor(() => expect(focused()).toBe('3'));
    await userEvent.keyboard('{ArrowRight}x');
    await waitFor(() => expect(focused()).toBe('4'));
    await userEvent.keyboard('x');
    await waitFor(() => expect(focused()).toBe('1'));
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
  },
};

export const RowsThatGoTakeNoFocusFromElsewhere: Story = {
  render: (props) => <Shrinking {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('row')[0]).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove one' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Remove one' })).toHaveFocus();
    await userEvent.click(required(canvas.getAllByRole('row')[0], 'row'));
    await userEvent.click(canvas.getByText('Nothing to press'));
    await fireEvent.keyDown(canvas.getByText('Nothing to press'), { key: 'x' });
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(document.body).toHaveFocus();
  },
};

export const RowsCloseTheGap: Story = {
  globals: { motion: 'system' },
  render: (props) => <Shrinking {...props} />,
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('row').map((row) => row.getBoundingClientRect().top);
    const next = required(canvas.getAllByRole('row')[1], 'row');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove one' }));
    await waitFor(() => expect(canvas.getAllByRole('row')[0]).toBe(next));

    const closing = required(next.getAnimations()[0], 'movement');
    closing.pause();
    closing.currentTime = 0;
    await expect(next.getBoundingClientRect().top).toBeCloseTo(required(second, 'place'), 0);
    closing.finish();
    await expect(next.getBoundingClientRect().top).toBeCloseTo(required(first, 'place'), 0);
  },
};

/** `x` takes away the mail that has focus, or the first. */
function Shrinking(props: Props) {
  const [mails, setMails] = useState(props.mails);
  const remove = (gone: number | undefined) => setMails(mails.filter(({ id }) => id !== gone));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands in for a page with shortcuts
    <div
      style={{ display: 'flex', flex: 1, flexDirection: 'column' }}
      onKeyDown={({ key, target }) => {
        const row = (target as HTMLElement).closest<HTMLElement>('[data-row-id]');
        if (key === 'x') remove(row ? Number(row.dataset['rowId']) : mails[0]?.id);
      }}
    >
      <MailList {...props} mails={mails} selected={[]} />
      <p>Nothing to press</p>
      <Button onClick={() => remove(mails[0]?.id)}>Remove one</Button>
    </div>
  );
}

export const AMessageThatIsOpenFromTheStartIsInSight: Story = {
  render: (props) => (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: '24rem' }}>
      <MailList {...props} mails={Array.from({ length: 60 }, (_, id) => ({ id }))} selected={[]} openId={40} />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { current: true });
    const list = canvas.getByRole('grid').getBoundingClientRect();
    await waitFor(() => expect(row.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.top));
    await waitFor(() => expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom));
  },
};

const heightOf = (row: HTMLElement | undefined) => row?.getBoundingClientRect().height;

/** As when a reader has chosen large letters in the browser (WCAG 1.4.4). */
export const RowsGrowWithTheLettersOfTheBrowser: Story = {
  play: async ({ canvas }) => {
    const first = () => canvas.getAllByRole('row')[0];
    await expect(heightOf(first())).toBe(46);
    document.documentElement.style.fontSize = '32px';
    try {
      await waitFor(() => expect(heightOf(first())).toBeGreaterThanOrEqual(92));
      for (const part of [canvas.getByText('Subject 1'), ...(first()?.querySelectorAll('input, button') ?? [])]) {
        const { top, bottom, width } = part.getBoundingClientRect();
        const row = first()?.getBoundingClientRect();
        await expect(top).toBeGreaterThanOrEqual(row?.top ?? 0);
        await expect(bottom).toBeLessThanOrEqual(row?.bottom ?? 0);
        await expect(width).toBeGreaterThan(20);
      }
      const [one, other] = canvas.getAllByRole('row').map((row) => row.getBoundingClientRect());
      await expect(other?.top).toBe(required(one, 'first row').bottom);
    } finally {
      document.documentElement.style.fontSize = '';
    }
    await waitFor(() => expect(heightOf(first())).toBe(46));
  },
};

export const RowsOfPhonesGrowWithTheLettersOfTheBrowser: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const first = () => canvas.getAllByRole('row')[0];
    await expect(heightOf(first())).toBe(92);
    document.documentElement.style.fontSize = '24px';
    try {
      await waitFor(() => expect(heightOf(first())).toBe(138));
    } finally {
      document.documentElement.style.fontSize = '';
    }
    await waitFor(() => expect(heightOf(first())).toBe(92));
  },
};

/** Rows that become higher after their first paint would move under the reader's eyes. */
export const RowsOfANarrowListAreHighFromTheirFirstPaint: Story = {
  render: (props) => <ShownByAPress {...props} />,
  play: async ({ canvas }) => {
    const show = canvas.getByRole('button', { name: 'Show' });
    // In one task, so that nothing is painted in between.
    show.click();
    await Promise.resolve();
    await expect(heightOf(canvas.getAllByRole('row')[0])).toBe(92);
  },
};

function ShownByAPress(props: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', inlineSize: '20rem', blockSize: '24rem' }}>
      <Button onClick={() => setShown(true)}>Show</Button>
      {isShown && <MailList {...props} />}
    </div>
  );
}
