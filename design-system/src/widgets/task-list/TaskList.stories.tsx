import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { dragAborts } from '#storybook/testing/layout/drag-aborts.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { fieldKeyboard } from '../../conformance/field.keyboard.ts';
import { QuickAdd, type QuickAddProps } from './side/QuickAdd.tsx';
import { TaskBar, type TaskBarProps } from './side/TaskBar.tsx';
import { TaskBox } from './side/TaskBox.tsx';
import { TaskSide, type TaskSideProps } from './side/TaskSide.tsx';
import { taskListKeyboard } from './task-list.keyboard.ts';
import type { TaskListProps, TaskRowContent } from './task-list.types.ts';
import { TaskList } from './TaskList.tsx';
import * as examples from './TaskList.examples.tsx';
import { TaskListSkeleton, type TaskListSkeletonProps } from './TaskListSkeleton.tsx';

interface Numbered extends TaskRowContent {
  id: number;
}

const task = (id: number, more: Partial<TaskRowContent> = {}): Numbered => ({
  id,
  title: `Task ${id}`,
  isCompleted: false,
  isImportant: false,
  tags: [{ id: 'team', text: 'Team', tone: 'primary' }],
  due: '2026-11-21',
  assignee: { name: `Person ${id}` },
  ...more,
});

const phone = { viewport: { value: 'mobile1' } };

type Props = Omit<TaskListProps<Numbered>, 'ref'>;

const args: Props = {
  label: 'My tasks',
  tasks: [1, 2, 3, 4].map((id) => task(id)),
  contentOf: (each) => each,
  onOpen: fn(),
  onComplete: fn(),
  onStar: fn(),
  onDelete: fn(),
  onMove: fn(),
};

const meta = {
  component: TaskList,
  subcomponents: { TaskListSkeleton, TaskSide, TaskBox, TaskBar, QuickAdd },
  args,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { keyboard: taskListKeyboard },
} satisfies Meta<typeof TaskList<Numbered>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Morning: Story = { render: examples.Morning };
export const Phone: Story = { ...Morning, globals: phone };
export const SortedBySections: Story = { render: examples.SortedBySections };
export const ListsAndTags: Story = { render: examples.ListsAndTags };
export const AddingQuickly: Story = { render: examples.AddingQuickly };

/** The ref of a list is what moves its focus, so its root is found here by the box that it stands in. */
function InABox({ ref, ...props }: Props & { ref?: Ref<never> }) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current?.firstElementChild as never);
  return (
    <div ref={box} style={{ display: 'flex', flexDirection: 'column', blockSize: '24rem' }}>
      <TaskList {...props} />
    </div>
  );
}

export const Conforms: Story = { ...conformance<Props>(InABox, args, { keyboard: taskListKeyboard }), globals: phone };
export const SkeletonConforms: Story = conformance<TaskListSkeletonProps>(TaskListSkeleton, {
  label: 'Loading tasks…',
  rows: 2,
});
export const BarConforms: Story = conformance<TaskBarProps>(TaskBar, { status: '16 tasks' });
export const QuickAddConforms: Story = conformance<QuickAddProps>(
  QuickAdd,
  { onAdd: fn() },
  { keyboard: fieldKeyboard },
);
export const SideConforms: Story = conformance<TaskSideProps>(
  TaskSide,
  {
    lists: [{ id: 'all', label: 'My tasks', tone: 'primary', href: '#all', isCurrent: true, count: 3 }],
    tags: [{ id: 'team', label: 'Team', tone: 'primary', href: '#team', isCurrent: false }],
    onAdd: fn(),
    onAddTag: fn(),
    tagActions: () => [],
  },
  { keyboard: buttonKeyboard },
);

export const ATaskThatIsNotDroppedIsBackInPlace: Story = {
  play: async ({ args: { onMove }, canvas, step }) => {
    const handle = await canvas.findByRole('button', { name: 'Move “Task 1”' });
    const titles = () => canvas.getAllByRole('row').map((row) => row.dataset['rowId']);
    const pointer = { pointerId: 1, isPrimary: true, button: 0, clientX: 40 };
    for (const { name, abort } of dragAborts) {
      await step(name, async () => {
        // Dragging loads after the rows; until then a press is only a press.
        await waitFor(async () => {
          await fireEvent.pointerDown(handle, { ...pointer, clientY: 20 });
          await fireEvent.pointerMove(document, { ...pointer, clientY: 30 });
          await expect(canvas.getByText(/^Picked up Task 1/)).toBeInTheDocument();
        });
        await fireEvent.pointerMove(document, { ...pointer, clientY: 140 });
        await canvas.findByText(/^Position [34] of 4/);
        await abort({ clientX: 40, clientY: 140 });
        await canvas.findByText('Task 1 is back where it was.');
        await expect(titles()).toEqual(['1', '2', '3', '4']);
      });
    }
    await expect(onMove).not.toHaveBeenCalled();
  },
};

const picture = { name: 'Ana', src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' };

function FiveThousand() {
  const [tasks, setTasks] = useState(() =>
    Array.from({ length: 5000 }, (_, index) => task(index + 1, { assignee: picture })),
  );
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: '18rem' }}>
      <TaskList
        {...args}
        tasks={tasks}
        contentOf={(each) => each}
        onComplete={({ id, isCompleted }) =>
          setTasks(tasks.map((each) => (each.id === id ? { ...each, isCompleted } : each)))
        }
      />
    </div>
  );
}

export const TogglingOneOfThousandsDrawsOneRow: Story = {
  render: () => <FiveThousand />,
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    await waitFor(() => expect(grid).toHaveAttribute('aria-busy', 'false'));
    const drawn = () => grid.querySelectorAll('[data-row-id]').length;
    await expect(drawn()).toBeLessThan(60);
    // Pictures come last, one with each frame.
    await waitFor(() => expect(grid.querySelectorAll('img')).toHaveLength(drawn()));
    const changed = new Set<string | undefined>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        changed.add(element?.closest<HTMLElement>('[data-row-id]')?.dataset['rowId']);
      }
    });
    observer.observe(grid, { subtree: true, childList: true, attributes: true, characterData: true });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Complete “Task 2”' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Complete “Task 2”' })).toBeChecked());
    observer.disconnect();
    const rows = [...changed].filter((id) => id !== undefined && id !== '1');

    await expect(rows).toEqual(['2']);
    await expect(drawn()).toBeLessThan(60);
  },
};

export const ReportsWhenItIsEnteredAndLeft: Story = {
  args: { onPresenceChange: fn() },
  render: (props) => (
    <>
      <TaskList {...props} />
      <Button>Elsewhere</Button>
    </>
  ),
  play: async ({ args: { onPresenceChange }, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'false'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Complete “Task 1”' }));
    await expect(onPresenceChange).toHaveBeenLastCalledWith({ isInside: true });
    await userEvent.hover(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(onPresenceChange).toHaveBeenCalledTimes(1);
    canvas.getByRole('button', { name: 'Elsewhere' }).focus();
    await expect(onPresenceChange).toHaveBeenLastCalledWith({ isInside: false });
  },
};

export const SaysADayInWords: Story = {
  render: examples.Morning,
  play: async () => {
    await screen.findByText(/^Overdue · /);
    await expect(screen.getByText('Today')).toBeVisible();
    await expect(screen.getByText('Tomorrow')).toBeVisible();
  },
};
