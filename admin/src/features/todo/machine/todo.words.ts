import type { MachineWords } from '#storybook/statechart/words/words.ts';

export const words: MachineWords = {
  machine: 'todo',
  states: {
    'ready.list': 'Tasks',
    'ready.order': 'Order',
    'ready.order.manual': 'By hand',
    'ready.order.sorted': 'Sorted',
    'ready.rows': 'Finished tasks',
    'ready.rows.none': 'None stays',
    'ready.rows.staying': 'Stay in sight for now',
    'ready.panel': 'Task panel',
  },
  person: {
    'task added': 'Add a task',
    'task changed': 'Change a task',
    'task deleted': 'Delete a task',
    'task restored': 'Restore a task',
    'task purged': 'Delete for good',
    'deleted emptied': 'Empty the deleted tasks',
    'tag added': 'Add a tag',
    'tag changed': 'Change a tag',
    'tag deleted': 'Delete a tag',
    'task moved': 'Move a task',
    'order chosen': 'Choose an order',
    'list changed': 'Open another list',
    'list left': 'Leave the row',
  },
  guards: {
    'order is manual': 'the order is by hand',
    'is changed in its row': 'it was changed in its row',
  },
};
