import type { WidgetGuides } from './guide.types.ts';

const errors = {
  good: ['Labels are nouns: “Traveller”, “Policy number”.', 'An error says what to do: “Enter a date from today on.”'],
  bad: ['A placeholder instead of a label.', '“Invalid input”.'],
};

export const guidesOfFields: WidgetGuides = {
  TextField: {
    when: [
      'A short text of one line, such as a name.',
      'An email address, phone number or web address, with the matching type.',
    ],
    whenNot: [
      { text: 'Several lines.', instead: 'TextArea' },
      { text: 'A number that is counted or summed.', instead: 'NumberField' },
      { text: 'A fixed pattern, such as a card number.', instead: 'MaskField' },
      { text: 'One of a known list.', instead: 'Select' },
    ],
    anatomy: ['Label', 'Help text, if the label is not enough', 'Field', 'Error below the field'],
    content: errors,
    screenReader:
      'Label, “required” where it is, then help text and error. After a refused form, focus goes to the first field with an error.',
  },
  Select: {
    when: ['One of five to fifteen known values.', 'On phones, where the native picker is the quickest.'],
    whenNot: [
      { text: 'Fewer than five values that fit on the page.', instead: 'RadioGroup' },
      { text: 'More than fifteen values, or values loaded by search.', instead: 'ComboBox' },
      { text: 'Several values.', instead: 'MultiSelect' },
      { text: 'Actions.', instead: 'Menu' },
    ],
    anatomy: ['Label', 'Field with the value and an arrow', 'Native list of values', 'Error below the field'],
    content: {
      ...errors,
      good: [...errors.good, 'Values in an order that people expect: by use, by size or by name.'],
    },
    screenReader: 'Label, value, then the role of the browser’s own list.',
  },
  ComboBox: {
    when: [
      'One of many values that people know by name: customers, countries, products.',
      'Values that a server finds.',
    ],
    whenNot: [
      { text: 'Few values.', instead: 'Select' },
      { text: 'Free text, where suggestions only help.', instead: 'Autocomplete' },
    ],
    anatomy: [
      'Label',
      'Field to type in',
      'Button that opens the list',
      'List with the letters that match marked',
      'Line when nothing is found',
    ],
    content: {
      good: ['A second line tells equal names apart: “Ana Prado, São Paulo”.'],
      bad: ['“No data”.', 'A list of a thousand values without a search.'],
    },
    screenReader:
      'Label and value; the number of matches after each key; the active value while focus stays in the field.',
  },
  Checkbox: {
    when: ['One of two, saved with the form: “Send me a copy”.', 'Several of a short list.'],
    whenNot: [
      { text: 'It takes effect at once.', instead: 'Switch' },
      { text: 'Exactly one of a list.', instead: 'RadioGroup' },
    ],
    anatomy: ['Box', 'Label beside it', 'Help text or error below'],
    content: { good: ['Say what is true when it is ticked.'], bad: ['Negations: “Do not send”.', 'A question.'] },
    screenReader: 'Label, “checkbox”, “checked”, “not checked” or “mixed”.',
  },
  RadioGroup: {
    when: ['Exactly one of two to five values that should be seen side by side.'],
    whenNot: [
      { text: 'More than five values.', instead: 'Select' },
      { text: 'On or off.', instead: 'Switch' },
      { text: 'A view of the same content.', instead: 'SegmentedControl' },
    ],
    anatomy: ['Name of the group', 'Circles with labels', 'Error below the group'],
    content: {
      good: ['Labels of the same form and about the same length.', 'The usual value first, and chosen.'],
      bad: ['No value chosen where one is usual.'],
    },
    screenReader:
      'Name of the group, label, “radio button”, place in the group. Tab goes to the chosen one, arrows to the others.',
  },
  Switch: {
    when: ['A setting that takes effect at once, without a button to save.'],
    whenNot: [{ text: 'It is saved with a form.', instead: 'Checkbox' }],
    anatomy: ['Track with a knob', 'Label beside it'],
    content: {
      good: ['Name the setting: “Email notifications”.'],
      bad: ['“On” or “Off” as the label.', 'A label that changes with the value.'],
    },
    screenReader: 'Label, “switch”, “on” or “off”. If the server refuses, the old value comes back and is announced.',
  },
  DatePicker: {
    when: ['A day that people look up: departure, start of cover.'],
    whenNot: [
      { text: 'A first and a last day.', instead: 'DateRangePicker' },
      { text: 'A day with a time of day: take DateTimePicker.' },
    ],
    anatomy: ['Label', 'Field in parts: day, month, year', 'Button that opens the month', 'Error below the field'],
    content: {
      good: ['Name what happens on that day: “Departure”.', 'Say the limit: “Until 30 days after the purchase.”'],
      bad: ['“Date”.'],
    },
    screenReader:
      'Label and each part with its value; in the month, the whole date with its weekday, and why a day cannot be chosen.',
  },
};
