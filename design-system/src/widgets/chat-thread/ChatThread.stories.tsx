import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, Profiler, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { setPageClock } from '#storybook/toolbar/page-clock.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { conformance } from '../../conformance/conformance.tsx';
import { chatThreadKeyboard } from './chat-thread.keyboard.ts';
import { fromEnd, isInSight, log, many, messageOf, topOf } from './chat-thread.stories.testing.ts';
import type { ChatThreadHandle, ChatThreadProps } from './chat-thread.types.ts';
import * as examples from './ChatThread.examples.tsx';
import { ChatThread } from './ChatThread.tsx';

type Props = Omit<ChatThreadProps, 'ref'>;

const args: Props = { person: { name: 'Ana Lima', status: 'online' }, messages: many(40), onAction: fn() };

const meta = {
  component: ChatThread,
  args,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { keyboard: chatThreadKeyboard },
} satisfies Meta<typeof ChatThread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ConversationAboutASuitcase: Story = { render: examples.ConversationAboutASuitcase };

/** The ref of a thread moves in it, so its root is found here by the box that it stands in. */

function InABox({ ref, ...props }: Props & { ref?: Ref<never> }) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current?.firstElementChild as never);
  return (
    <div ref={box} style={{ display: 'flex', blockSize: '24rem' }}>
      <ChatThread {...props} />
    </div>
  );
}

export const Conforms: Story = conformance<Props>(
  InABox,
  { ...args, messages: many(3) },
  { keyboard: chatThreadKeyboard },
);

const several = (first: number) => [0, 1, 2, 3, 4].map((step) => first + step);

/** A thread whose owner adds messages. */

function Growing({ messages, ...props }: Props & { ref?: Ref<ChatThreadHandle> }) {
  const [all, setAll] = useState(messages);
  const next = all.length + 1000;
  return (
    <>
      <ChatThread {...props} messages={all} />
      <Button onClick={() => setAll([...all, messageOf(next, { from: 'them' })])}>Theirs</Button>
      <Button onClick={() => setAll([...all, ...several(next).map((index) => messageOf(index, { from: 'them' }))])}>
        Five of theirs
      </Button>
      <Button onClick={() => setAll(all.slice(0, -1))}>Delete one</Button>
      <Button onClick={() => setAll([...all, messageOf(next, { from: 'me', state: 'sending' })])}>Mine</Button>
      <Button onClick={() => setAll([...many(50, -50), ...all])}>Older</Button>
    </>
  );
}

export const OpensAtTheNewestMessageAndFollowsIt: Story = {
  render: (props) => <Growing {...props} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => expect(fromEnd(log(context))).toBeLessThanOrEqual(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Theirs' }));
    await expect(await canvas.findByRole('article', { name: /Message 1040/ })).toBeInTheDocument();
    await waitFor(() => expect(fromEnd(log(context))).toBeLessThanOrEqual(1));
    await expect(canvas.queryByRole('button', { name: /new/ })).toBeNull();
  },
};

export const LeavesAReaderOfOlderMessagesInPlace: Story = {
  name: 'Leaves a reader of older messages in place, counts what comes, and goes to the end with an own one (XC-04)',
  render: (props) => <Growing {...props} />,
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const thread = log(context);
    await waitFor(() => expect(fromEnd(thread)).toBeLessThanOrEqual(1));
    thread.scrollTop -= 500;
    const pill = await canvas.findByRole('button', { name: 'Newest' });
    const before = thread.scrollTop;
    const theirs = canvas.getByRole('button', { name: 'Theirs' });

    await step('messages of others move nothing', async () => {
      await userEvent.click(theirs);
      await waitFor(() => expect(pill).toHaveTextContent('1 new'));
      await userEvent.click(theirs);
      await userEvent.click(theirs);
      await waitFor(() => expect(pill).toHaveTextContent('3 new'));
      await expect(thread.scrollTop).toBe(before);
    });
    await step('the pill leads to the newest', async () => {
      await userEvent.click(pill);
      await waitFor(() => expect(fromEnd(thread)).toBeLessThanOrEqual(1));
      await waitFor(() => expect(canvas.queryByRole('button', { name: /new/i })).toBeNull());
    });
    await step('within 40 px of the end counts as there', async () => {
      thread.scrollTop -= 38;
      await userEvent.click(theirs);
      await waitFor(() => expect(fromEnd(thread)).toBeLessThanOrEqual(1));
    });
    await step('an own message leads to the end', async () => {
      thread.scrollTop -= 500;
      await canvas.findByRole('button', { name: 'Newest' });
      await userEvent.click(canvas.getByRole('button', { name: 'Mine' }));
      await waitFor(() => expect(fromEnd(thread)).toBeLessThanOrEqual(1));
    });
  },
};

export const KeepsThePlaceWhileOlderMessagesCome: Story = {
  args: { messages: many(40), onReachStart: fn() },
  render: (props) => <Growing {...props} />,
  play: async (context) => {
    const {
      args: { onReachStart },
      canvas,
      userEvent,
    } = context;
    const thread = log(context);
    await waitFor(() => expect(fromEnd(thread)).toBeLessThanOrEqual(1));
    thread.scrollTop = 0;
    await waitFor(() => expect(onReachStart).toHaveBeenCalled());
    const bubble = await canvas.findByText('Message 0', { exact: false });
    await waitFor(() => expect(thread.scrollTop).toBe(0));
    const before = topOf(bubble);
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await waitFor(() => expect(thread.scrollTop).toBeGreaterThan(1000));
    await waitFor(() => expect(Math.abs(topOf(bubble) - before)).toBeLessThanOrEqual(1));
  },
};

export const DrawsAFewOfTenThousandMessages: Story = {
  args: { messages: many(10_000) },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('article', { name: /Message 9999/ });
    await expect(canvas.getAllByRole('article').length).toBeLessThanOrEqual(60);
    log(context).scrollTop = 200_000;
    await waitFor(() =>
      expect(canvas.getAllByRole('article', { name: /Message [2-6]\d\d\d / }).length).toBeGreaterThan(5),
    );
    await expect(canvas.getAllByRole('article').length).toBeLessThanOrEqual(60);
  },
};

const renders = fn();

const countRender: ComponentProps<typeof Profiler>['onRender'] = () => renders();

function WithAField(props: Props) {
  const [text, setText] = useState('');
  return (
    <>
      <Profiler id="thread" onRender={countRender}>
        <ChatThread {...props} />
      </Profiler>
      <textarea aria-label="Message" value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
    </>
  );
}

export const DrawsNothingWhileItsOwnerTypes: Story = {
  args: { messages: many(10_000) },
  render: (props) => <WithAField {...props} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: /Message 9999/ });
    await waitFor(async () => {
      renders.mockClear();
      await new Promise(requestAnimationFrame);
      await expect(renders).not.toHaveBeenCalled();
    });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Hello');
    await expect(canvas.getByRole('textbox')).toHaveValue('Hello');
    await expect(renders).not.toHaveBeenCalled();
  },
};

function WithALine({ firstNewId = null, ...props }: Props) {
  const [lineId, setLineId] = useState(firstNewId);
  return (
    <>
      <ChatThread {...props} firstNewId={lineId} />
      <Button onClick={() => setLineId(null)}>Leave</Button>
    </>
  );
}

export const MarksWhereNewMessagesBegin: Story = {
  name: 'Marks where new messages begin, and moves nothing when the mark goes (XC-08)',
  args: { messages: [messageOf(0), messageOf(1), messageOf(2), messageOf(4), messageOf(5)], firstNewId: 'm2' },
  render: (props) => <WithALine {...props} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const line = await canvas.findByText('New messages');
    const tops = () => canvas.getAllByRole('article').map(topOf);
    const [, before = 0, first = 0] = tops();
    await expect(topOf(line)).toBeGreaterThan(before);
    await expect(topOf(line)).toBeLessThan(first);
    await expect(canvasElement.querySelectorAll('[data-new]')).toHaveLength(1);

    const still = tops();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(line).not.toBeVisible());
    await expect(tops()).toEqual(still);
  },
};

export const IsOneStopWithArrowsInside: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('article', { name: /Message 39/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('article', { name: /Message 38/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('article', { name: /Message 0/ })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('log')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

const handle: { current: ChatThreadHandle | null } = { current: null };

export const MarksWhatIsSearchedAndShowsTheCurrentHit: Story = {
  name: 'Marks what is searched, and stays at the current hit while others come before and after it (XC-04)',
  args: { messages: many(200), query: 'message 12 ', currentHitId: 'm12' },
  render: (props) => <Growing {...props} ref={handle} />,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const hit = await canvas.findByRole('article', { name: /Message 12$/ });
    await waitFor(() => expect(isInSight(hit, log(context).getBoundingClientRect())).toBe(true));
    await waitFor(() => expect(canvasElement.querySelector('mark')).toHaveTextContent('Message 12'));
    const before = topOf(hit);
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Theirs' }));
    await canvas.findByRole('button', { name: '1 new' });
    await waitFor(() =>
      expect(Math.abs(topOf(canvas.getByRole('article', { name: /Message 12$/ })) - before)).toBeLessThanOrEqual(1),
    );
    handle.current?.toEnd();
    await waitFor(() => expect(fromEnd(log(context))).toBeLessThanOrEqual(1));
  },
};

export const SaysWhatIsMissingInAnEmptyThread: Story = {
  args: { messages: [], emptyText: 'Say hello to Ana' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Say hello to Ana')).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

export const ADayTurnsAtMidnight: Story = {
  name: 'Today becomes yesterday at midnight without a reload (XC-10)',
  args: { messages: [messageOf(1, { sentAt: new Date().toISOString() })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Today')).toBeVisible();
    try {
      setPageClock(new Date().setHours(24, 0, 30));
      dispatchEvent(new Event('focus'));
      await expect(await canvas.findByText('Yesterday')).toBeVisible();
      await expect(canvas.queryByText('Today')).toBeNull();
    } finally {
      setPageClock(null);
    }
  },
};
