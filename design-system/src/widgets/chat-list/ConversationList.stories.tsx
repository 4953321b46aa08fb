import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { markedIn } from '../../components/highlight/highlight.testing.ts';
import type { ConversationListHandle, ConversationListProps } from './chat-list.types.ts';
import { ChatListHead } from './ChatListHead.tsx';
import { conversationListKeyboard } from './conversation-list.keyboard.ts';
import * as examples from './ConversationList.examples.tsx';
import { ConversationList } from './ConversationList.tsx';
import { ConversationListSkeleton, type ConversationListSkeletonProps } from './ConversationListSkeleton.tsx';
import { ConversationRow } from './ConversationRow.tsx';

type Props = Omit<ConversationListProps, 'ref'>;

const args: Props = {
  label: 'Conversations',
  activeId: 2,
  onOpen: fn(),
  sections: [
    {
      id: 'chats',
      title: 'Chats',
      emptyText: 'No chats found',
      items: [
        { id: 1, name: 'Ana Lima', status: 'online', text: 'See you', lastAt: '2026-11-21T09:42:00', unread: 2 },
        {
          id: 2,
          name: 'João Prado',
          status: 'busy',
          text: 'Thanks',
          lastAt: '2026-11-20T09:42:00',
          unread: 0,
          isOwn: true,
        },
        {
          id: 3,
          name: 'Caio Reis',
          text: 'Hello',
          lastAt: '2026-11-18T09:42:00',
          draft: 'I will',
          unread: 4,
          isMuted: true,
        },
      ],
    },
    {
      id: 'contacts',
      title: 'Contacts',
      emptyText: 'No contacts found',
      items: [
        { id: 2, name: 'João Prado', status: 'busy', text: 'Claims' },
        { id: 4, name: 'Rui Dias', text: 'eSIM support' },
      ],
    },
  ],
};

const meta = {
  component: ConversationList,
  subcomponents: { ConversationRow, ChatListHead, ConversationListSkeleton },
  args,
  parameters: { keyboard: conversationListKeyboard },
} satisfies Meta<typeof ConversationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ChatsAndContacts: Story = {
  render: examples.ChatsAndContacts,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'JOAO');
    await waitFor(() => expect(markedIn(canvasElement)).toEqual(['João']));
    await expect(canvas.getByText('No contacts found')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    await expect(await canvas.findByText('No chats found')).toBeVisible();
  },
};

/** The ref of a list moves in it, so its root is found here by the box that it stands in. */
function InABox({ ref, ...props }: Props & { ref?: Ref<never> }) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current?.firstElementChild as never);
  return (
    <div ref={box}>
      <ConversationList {...props} />
    </div>
  );
}

export const Conforms: Story = conformance<Props>(InABox, args, { keyboard: conversationListKeyboard });
export const SkeletonConforms: Story = conformance<ConversationListSkeletonProps>(ConversationListSkeleton, {
  label: 'Loading conversations…',
  rows: 2,
});

export const SaysAllThatARowShows: Story = {
  play: async ({ canvas }) => {
    const [unread, active, muted, contact] = canvas.getAllByRole('button');
    await expect(unread).toHaveAccessibleName(/^Ana Lima, online [^A]* See you 2 unread$/);
    await expect(active).toHaveAttribute('aria-current', 'true');
    await expect(active).toHaveAccessibleName(/You: Thanks$/);
    await expect(muted).toHaveAccessibleName(/Draft: I will Muted 4 unread$/);
    await expect(contact).toHaveAccessibleName('João Prado, busy Claims');
    await expect(contact).not.toHaveAttribute('aria-current');
  },
};

export const IsOneStopWithArrowsInside: Story = {
  play: async ({ args: { onOpen }, canvas, userEvent }) => {
    const rows = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(rows[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(rows[3]).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(onOpen).toHaveBeenLastCalledWith({ id: 4, isByKey: true });
    await userEvent.keyboard('{Home}');
    await expect(rows[0]).toHaveFocus();
    await userEvent.tab();
    await expect(rows.some((row) => row === document.activeElement)).toBe(false);
    await userEvent.click(rows[2] as HTMLElement);
    await expect(onOpen).toHaveBeenLastCalledWith({ id: 3, isByKey: false });
  },
};

const handle: { current: ConversationListHandle | null } = { current: null };

export const IsMovedFromOutsideAndStopsAtItsEnds: Story = {
  render: (props) => <ConversationList {...props} ref={handle} />,
  play: async ({ args: { onOpen } }) => {
    handle.current?.move(1);
    await expect(onOpen).toHaveBeenLastCalledWith({ id: 3, isByKey: true });
    handle.current?.move(-5);
    await expect(onOpen).toHaveBeenLastCalledWith({ id: 1, isByKey: true });
    handle.current?.focus();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-current', 'true'));
  },
};

export const CutsALongNameAndStillSaysIt: Story = {
  args: {
    sections: [
      {
        id: 'chats',
        title: 'Chats',
        emptyText: '',
        items: [{ id: 1, name: 'Unbreakable'.repeat(20), text: 'y'.repeat(400) }],
      },
    ],
  },
  render: (props) => (
    <div style={{ inlineSize: 320, display: 'flex' }}>
      <ConversationList {...props} />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button');
    const list = canvas.getByRole('navigation');
    await expect(list.scrollWidth).toBe(list.clientWidth);
    await expect(within(row).getByTitle('Unbreakable'.repeat(20))).toBeVisible();
  },
};
