import type { WidgetGuides } from './guide.types.ts';

export const guidesOfLayers: WidgetGuides = {
  Dialog: {
    when: ['A short task that interrupts: a form of up to six fields, one decision with facts.'],
    whenNot: [
      { text: 'Only a question with two answers.', instead: 'ConfirmDialog' },
      { text: 'A long form, or one that needs the page beside it.', instead: 'SidePanel' },
      { text: 'A message that needs no decision.', instead: 'Toast' },
    ],
    anatomy: [
      'Backdrop',
      'Title',
      'Button that closes it',
      'Content, which scrolls',
      'Foot: Cancel, then the main action, at the end',
    ],
    content: {
      good: ['The title is the task: “Add payment”.', 'The main button repeats its verb.'],
      bad: ['“Are you sure?”', 'A dialog that says that something worked.'],
    },
    screenReader:
      'Title, then “dialog”. Focus goes to the first field and stays inside; on closing it returns to what opened it.',
  },
  ConfirmDialog: {
    when: ['A step that cannot be undone, or that others notice at once: a refund, an invitation.'],
    whenNot: [
      { text: 'It can be undone: do it and offer Undo.', instead: 'UndoableToast' },
      { text: 'More has to be entered than one line.', instead: 'Dialog' },
    ],
    anatomy: [
      'Question as the title',
      'Consequence in one sentence',
      'Button that keeps things as they are',
      'Button that does it, in the tone of danger where something is lost',
    ],
    content: {
      good: [
        '“Cancel sale 1043?” – “The traveller loses the cover today.”',
        'Buttons name the action: “Keep sale”, “Cancel sale”.',
      ],
      bad: ['“Yes” and “No”.', 'A question about a question.'],
    },
    screenReader: 'Question and consequence as an alert dialog. Focus starts on the button that changes nothing.',
  },
  SidePanel: {
    when: ['A form or details beside the list that they belong to.', 'More than six fields.'],
    whenNot: [
      { text: 'One decision.', instead: 'Dialog' },
      { text: 'It has an address of its own and is often shared: a page.' },
    ],
    anatomy: ['Title', 'Button that closes it', 'Content, which scrolls', 'Foot that stays in sight'],
    content: { good: ['The same words as the button that opens it: “New task”.'], bad: ['A panel above a panel.'] },
    screenReader:
      'Title, then “dialog”. Escape closes it, after a question if something is not saved; focus returns to the row.',
  },
  Popover: {
    when: ['A few facts or fields about the thing that was pressed.'],
    whenNot: [
      { text: 'A list of actions.', instead: 'Menu' },
      { text: 'One line that explains a control.', instead: 'Tooltip' },
      { text: 'A task that must be finished.', instead: 'Dialog' },
    ],
    anatomy: ['Button that opens it', 'Arrow', 'Title', 'Content'],
    content: { good: ['One thought.'], bad: ['More than one main action.'] },
    screenReader: 'Title, then “dialog”. Focus goes inside; Escape or a press outside closes it.',
  },
  Tooltip: {
    when: ['The name of an icon button.', 'A hint that one can do without.'],
    whenNot: [
      { text: 'Something that must be read.', instead: 'Alert' },
      { text: 'Content with links or buttons.', instead: 'Popover' },
    ],
    anatomy: ['Control', 'Small dark layer with one line'],
    content: { good: ['Up to six words, no full stop.'], bad: ['A sentence that the label says already.'] },
    screenReader:
      'Read with the control as its name or description. It shows on hover and on focus, and Escape hides it.',
  },
};
