import type { WidgetGuides } from './guide.types.ts';

export const guidesOfActions: WidgetGuides = {
  Button: {
    when: [
      'Something happens on this page: a form is saved, a dialog opens, a list is filtered.',
      'Solid primary for the one main action of a view, soft or outline for the others, ghost in dense places such as rows.',
    ],
    whenNot: [
      { text: 'It leads to another page.', instead: 'Links' },
      { text: 'Several actions on one thing, of which one is usual.', instead: 'SplitButton' },
      { text: 'More than three actions on one thing.', instead: 'Menu' },
      { text: 'A choice that stays, such as a view.', instead: 'SegmentedControl' },
    ],
    anatomy: ['Icon, if it makes the action quicker to find', 'Label', 'Ring while the work is under way'],
    content: {
      good: [
        'Start with a verb and name the thing: “Issue policy”, “Save changes”.',
        'Sentence case, one to three words.',
      ],
      bad: ['“OK”, “Submit”, “Yes”.', '“Click here to save your changes”.'],
    },
    screenReader:
      'Label, then “button”; “busy” while it works. Focus stays on it while it is busy, so that the result can be announced.',
  },
  Menu: {
    when: ['Actions on one thing that are not used in every visit.', 'More than three actions in a row of a table.'],
    whenNot: [
      { text: 'A value is chosen for a form.', instead: 'Select' },
      { text: 'There are only one or two actions.', instead: 'Button' },
      { text: 'The layer has fields or free content.', instead: 'Popover' },
    ],
    anatomy: [
      'Button that opens it',
      'List of items, each with an icon and a label',
      'Sections with a title',
      'Divider above actions that delete',
    ],
    content: {
      good: [
        'Verbs: “Duplicate”, “Delete”.',
        'The same order in each row.',
        'Three dots only where a question follows: “Delete…”.',
      ],
      bad: ['Items that change their names by state.', 'More than ten items.'],
    },
    screenReader:
      'The button says “menu” and whether it is open. Focus goes to the first item, and back to the button when the menu closes.',
  },
  Links: {
    when: [
      'It leads somewhere: a page, a file, a place on this page.',
      'A button look only where it is the main way on.',
    ],
    whenNot: [{ text: 'It changes something or opens a layer.', instead: 'Button' }],
    anatomy: ['Label that names the target', 'Icon after the label where another window opens'],
    content: {
      good: ['Name the target: “Invoice 5036”.', 'Understandable without the sentence around it.'],
      bad: ['“Here”, “More”.', 'An address as a label.'],
    },
    screenReader: 'Label, then “link”. After a change of page, focus goes to the heading of the new page.',
  },
};
