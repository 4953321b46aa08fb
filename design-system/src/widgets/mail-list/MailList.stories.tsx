import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { focusedElement } from '#storybook/testing/required.ts';
import { mostAtOnce } from '#storybook/testing/most-at-once.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { mailListKeyboard } from './mail-list.keyboard.ts';
import type { MailListHandle, MailListProps } from './mail-list.types.ts';
import { MailList } from './MailList.tsx';
import * as examples from './MailList.examples.tsx';
import { MailListSkeleton, type MailListSkeletonProps } from './MailListSkeleton.tsx';

const content = (id: number) => ({
  sender: `Sender ${id}`,
  subject: `Subject ${id}`,
  preview: 'First words',
  time: '09:42',
  dateTime: '2026-11-21T09:42:00Z',
  isRead: id > 2,
  isStarred: false,
  hasFiles: false,
  labels: [],
});

const phone = { viewport: { value: 'mobile1' } };

type Props = Omit<MailListProps<{ id: number }>, 'ref'>;

const args: Props = {
  label: 'Inbox',
  mails: [1, 2, 3, 4].map((id) => ({ id })),
  rowOf: ({ id }) => content(id),
  selected: [2],
  onOpen: fn(),
  onSelect: fn(),
  onStar: fn(),
};

const meta = {
  component: MailList,
  subcomponents: { MailListSkeleton },
  args,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { keyboard: mailListKeyboard },
} satisfies Meta<typeof MailList<{ id: number }>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Morning: Story = { render: examples.Morning };
export const Phone: Story = { ...Morning, globals: phone };

/** The ref of a list is what moves its focus, so its root is found here by the box that it stands in. */
function InABox({ ref, ...props }: Props & { ref?: Ref<never> }) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current?.firstElementChild as never);
  return (
    <div ref={box} style={{ display: 'flex', blockSize: '24rem' }}>
      <MailList {...props} />
    </div>
  );
}

export const Conforms: Story = { ...conformance<Props>(InABox, args, { keyboard: mailListKeyboard }), globals: phone };
export const SkeletonConforms: Story = conformance<MailListSkeletonProps>(MailListSkeleton, {
  label: 'Loading mails…',
  rows: 2,
});

export const SkeletonOnAPhone: Story = {
  globals: phone,
  render: () => (
    <div style={{ inlineSize: '18rem' }}>
      <MailListSkeleton label="Loading mails…" rows={2} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const subjects = [...canvasElement.querySelectorAll('[style*="%"]')];
    await expect(subjects).toHaveLength(2);
    for (const { clientWidth } of subjects) await expect(clientWidth).toBeGreaterThan(60);
  },
};

export const TenThousand: Story = {
  render: examples.TenThousand,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10000');
  },
};

function AfterPressing(props: Props) {
  const [isShown, setShown] = useState(false);
  return isShown ? (
    <MailList {...props} />
  ) : (
    <button type="button" onClick={() => setShown(true)}>
      Show
    </button>
  );
}

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

export const DrawsAFewRowsWithEachFrameAndThenTheirPictures: Story = {
  args: {
    mails: Array.from({ length: 100 }, (_, index) => ({ id: index + 1 })),
    rowOf: ({ id }) => ({ ...content(id), avatar: dot }),
  },
  render: (props) => <AfterPressing {...props} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const mostRows = mostAtOnce(canvasElement, '[role=row]');
    const mostImages = mostAtOnce(canvasElement, 'img');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(canvasElement.querySelectorAll('img').length).toBe(canvas.getAllByRole('row').length));
    await expect(mostRows()).toBe(6);
    await expect(mostImages()).toBe(1);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  },
};

export const IsOneStopWithArrowsInside: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const all = canvas.getAllByRole('row');
    await expect(all[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 2, isByKey: true });
    await userEvent.keyboard('{End} ');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 4, isRange: false });
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByRole('checkbox', { name: /Subject 1/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onStar).toHaveBeenCalledWith({ id: 1, isStarred: true });
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(all[0]).toHaveFocus());
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onSelect).toHaveBeenCalledWith({ id: 1, isRange: false });
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 2, isRange: true });
  },
};

/** Two keys may come before the browser has said where the first one led. */
export const GoesToTheEndAndBackInOneBreath: Story = {
  ...TenThousand,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    for (const key of ['End', 'Home']) void fireEvent.keyDown(focusedElement(), { key });

    const grid = canvas.getByRole('grid');
    await waitFor(() => expect(canvas.getAllByRole('row')[0]).toHaveFocus());
    await waitFor(() => expect(grid.scrollTop).toBe(0));
    await expect(canvas.getAllByRole('row')[0]).toHaveAttribute('aria-rowindex', '1');
  },
};

export const PressingTickOrStarOpensNothing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Subject 3/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Subject 3/ }));
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('Subject 3'));
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 3 });
  },
};

export const SaysAllThatARowShows: Story = {
  args: {
    rowOf: (mail) => ({
      ...content(mail.id),
      hasFiles: true,
      labels: [{ name: 'Claims', tone: 'success' }],
      note: 'Waits to be sent',
    }),
  },
  play: async ({ canvas }) => {
    const [unread, , read] = canvas.getAllByRole('row');
    const marks = /With attachments Label: Claims 09:42$/;
    await expect(unread).toHaveAccessibleName(/^Unread, Sender 1 Waits to be sent Subject 1 First words/);
    await expect(unread).toHaveAccessibleName(marks);
    await expect(read).not.toHaveAccessibleName(/Unread/);
  },
};

export const NamesAMailWithoutASubject: Story = {
  args: { rowOf: (mail) => ({ ...content(mail.id), subject: '', preview: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('(no subject)')).toHaveLength(4);
  },
};

export const LongWordsStayInTheirRows: Story = {
  args: {
    rowOf: (mail) => ({
      ...content(mail.id),
      sender: 'Unbreakable'.repeat(12),
      subject: 'Unbreakable'.repeat(12),
      preview: 'Unbreakable'.repeat(12),
    }),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('grid');
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};

export const LongWordsStayInTheirRowsOnPhones: Story = { ...LongWordsStayInTheirRows, globals: phone };

export const StaysWhileOthersAreOnTheirWay: Story = {
  args: { isBusy: true, openId: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
};

const handle: { current: MailListHandle | null } = { current: null };

export const IsMovedFromOutsideAndStopsAtItsEnds: Story = {
  args: { openId: 2 },
  render: (props) => <MailList {...props} ref={handle} />,
  play: async ({ canvas }) => {
    const all = canvas.getAllByRole('row');
    handle.current?.focus();
    await waitFor(() => expect(all[1]).toHaveFocus());
    handle.current?.move(1);
    await waitFor(() => expect(all[2]).toHaveFocus());
    handle.current?.move(9);
    await waitFor(() => expect(all[3]).toHaveFocus());
    handle.current?.move(-9);
    await waitFor(() => expect(all[0]).toHaveFocus());
  },
};
