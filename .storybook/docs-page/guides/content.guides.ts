import type { WidgetGuides } from './guide.types.ts';

const toast = {
  anatomy: ['Icon of the tone', 'One line', 'Button to undo, where it can be', 'Button that closes it'],
  content: {
    good: ['Say what is done: “Policy issued.”', 'At most 90 characters.', 'If it failed: what, why, and the way on.'],
    bad: ['“Success!”', 'A toast for what the page shows already.'],
  },
};

export const guidesOfContent: WidgetGuides = {
  Toast: {
    when: ['Something that was asked for is done or has failed, and nobody has to decide.'],
    whenNot: [
      { text: 'It can be taken back for a moment.', instead: 'UndoableToast' },
      { text: 'It concerns one field.', instead: 'TextField' },
      { text: 'It stays true for a while, such as being offline.', instead: 'Alert' },
      { text: 'A decision is needed.', instead: 'ConfirmDialog' },
    ],
    ...toast,
    screenReader: 'Read at the next pause, errors at once. Time stands still while the pointer or focus is on it.',
  },
  UndoableToast: {
    when: ['A change that is on its way and can still be withdrawn: archived, moved, deleted.'],
    whenNot: [
      { text: 'The change cannot be withdrawn.', instead: 'ConfirmDialog' },
      { text: 'Nothing changed.', instead: 'Toast' },
    ],
    ...toast,
    screenReader: 'Text and “Undo”. Several changes of one kind share one toast: “3 tasks deleted · Undo all”.',
  },
  Alert: {
    when: ['A state of the page or of a card that stays: offline, expired, read only.'],
    whenNot: [
      { text: 'It is about something that was just done.', instead: 'Toast' },
      { text: 'The page has no content.', instead: 'EmptyState' },
      { text: 'The page could not be loaded.', instead: 'ErrorState' },
    ],
    anatomy: ['Icon of the tone', 'Title', 'Text', 'One action', 'Button that closes it, where it may be hidden'],
    content: {
      good: ['First the state, then the way on: “You are offline. Changes are sent later.”'],
      bad: ['Several alerts above each other.', 'Red for what is no error.'],
    },
    screenReader: 'Read when it appears, after what is being read. Tone is said in words, never by colour alone.',
  },
  EmptyState: {
    when: ['A list, a search or a page without content.'],
    whenNot: [
      { text: 'It is still loading.', instead: 'Skeleton' },
      { text: 'It could not be loaded.', instead: 'ErrorState' },
    ],
    anatomy: ['Picture or icon', 'Title', 'One sentence', 'One action'],
    content: {
      good: [
        'What will be here, and how it begins: “No invoices yet. Create the first.”',
        'After a search: which words, and how to widen it.',
      ],
      bad: ['“No data”.', 'Two actions of the same weight.'],
    },
    screenReader: 'A heading. After a search, the number of results is announced, also if it is none.',
  },
  Card: {
    when: ['One subject with its figures, facts or actions.'],
    whenNot: [
      { text: 'Rows of the same kind that are compared.', instead: 'Table' },
      { text: 'A card inside a card: take a divider.', instead: 'Divider' },
    ],
    anatomy: ['Title', 'Menu or link at the end of the title', 'Content', 'Foot'],
    content: { good: ['The title is what is shown: “Sales this month”.'], bad: ['“Overview”.'] },
    screenReader: 'A region with the title as its name; its heading fits into those of the page.',
  },
  Tabs: {
    when: ['Parts of one subject of which one is seen at a time: Account, Security, Billing.'],
    whenNot: [
      { text: 'The same content in another view.', instead: 'SegmentedControl' },
      { text: 'Steps in an order.', instead: 'Wizard' },
      { text: 'Parts that are compared: put them below each other.' },
    ],
    anatomy: ['List of tabs', 'Mark of the chosen one', 'Panel'],
    content: {
      good: ['One or two words, nouns.', 'A number only if it is true and of use.'],
      bad: ['More than seven tabs.', 'Two rows of tabs.'],
    },
    screenReader: 'Name, “tab”, place in the list, “selected”. Arrows choose; Tab leads into the panel.',
  },
  Table: {
    when: ['Rows of the same kind that people compare and that fit on a page or two.'],
    whenNot: [
      { text: 'Search, sort, selection or many rows.', instead: 'DataTable' },
      { text: 'Facts about one thing.', instead: 'DescriptionList' },
    ],
    anatomy: [
      'Caption',
      'Head',
      'Rows, the first cell names the row',
      'Actions at the end',
      'Cards in place of rows on phones',
    ],
    content: {
      good: ['Short heads, units in the head.', 'Numbers at the end, with tabular figures.'],
      bad: ['Empty cells: write “–” or why.'],
    },
    screenReader: 'Caption and number of columns; each cell with its heads, also where rows are cards.',
  },
  DataTable: {
    when: ['Large lists that people search, sort, filter, select, edit and export. It stays quick with 100,000 rows.'],
    whenNot: [
      { text: 'Few rows that are only read.', instead: 'Table' },
      { text: 'Work that moves through stages.', instead: 'KanbanBoard' },
    ],
    anatomy: [
      'Title and tools',
      'Filters in use',
      'Head that sorts',
      'Rows with a box to select',
      'Bar of the selection',
      'Pages or endless rows',
    ],
    content: {
      good: ['The default order is the one of the work: newest or most urgent first.'],
      bad: ['More than eight columns at first.', 'An icon alone for a status.'],
    },
    screenReader: 'Name, number of rows, order of each column. Sorting, filtering and selecting are announced.',
  },
};
