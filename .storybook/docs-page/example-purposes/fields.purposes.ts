import type { ExamplePurposes } from './purposes.types.ts';

/** Fields and choices. */
export const purposesOfFields: ExamplePurposes = {
  TextField: {
    Basic: 'For a short text. Help that is needed before typing stands below.',
    Sizes: 'Medium as a rule, small in toolbars and tables, large on pages with a single field.',
    LabelsBeside: 'For short forms on wide windows, which are read more than written.',
    FloatingLabels: 'On sign-in pages and other forms of one to three fields.',
    Required: 'When most fields are optional. When most are required, mark the optional ones.',
    Invalid: 'After the field was left, or the form was sent. The message says how to repair it.',
    ValidAndInvalid: 'When success is news, such as a free user name. Otherwise show errors alone.',
    BeforeAndAfter: 'For units, currencies and signs that belong to each value.',
    WithLabelAction: 'For help about this one field, such as a forgotten password.',
  },
  TextArea: {
    Basic: 'For a text of more than one line. It grows with what is typed.',
    FloatingLabel: 'Among other fields with floating labels.',
    WithCounter: 'When there is a limit. It counts what is left, and never cuts.',
    NotToBeChanged: 'Read-only when the text may be copied, disabled when it does not apply now.',
  },
  NumberField: {
    Basic: 'For small numbers that are stepped up and down.',
    Controlled: 'When another control sets the number too.',
    Decimals: 'For measures. The step is the smallest difference that counts.',
    Limits: 'When the number has limits. Say them before somebody meets them.',
    Sizes: 'As those of the fields beside it.',
  },
  MoneyField: { Money: 'For each amount of money. It reads commas and points as the language of the person does.' },
  PasswordField: {
    Current: 'When signing in, or confirming who it is. Password managers fill it.',
    New: 'When a password is chosen: the rules are in sight and ticked while typing.',
    PasswordSizes: 'As those of the fields beside it.',
  },
  SearchField: {
    Search: 'Above a list that it filters while typing. Escape clears it.',
    SearchSizes: 'Medium as a rule, small in toolbars, large where search is the page.',
  },
  FileField: {
    OneAndSeveral: 'For files that go with a form. For many files, or for dragging, take the file uploader.',
    States: 'Disabled when a file does not apply now; with its error after a file was refused.',
  },
  StaticField: { AmongFields: 'For a value that belongs to the form and is changed elsewhere.' },
  InputGroup: {
    Basic: 'For signs and units that belong to the value. The line shows what is not typed.',
    Merged: 'When the sign reads as a part of the value.',
    Sizes: 'As those of the fields beside it.',
    WithChoices: 'When a choice turns the field on, or picks it among several.',
    WithButtons: 'When the button acts on this one value, such as a code to apply.',
    WithMenus: 'When the kind of the value is chosen beside it, such as a unit.',
  },
  Checkbox: {
    States: 'For a choice that is saved with the form. Each state can be told apart without colour.',
    Tones: 'Primary as a rule; another colour when it has a meaning on the page.',
    SomeOfAGroup: 'Above a group: it takes all, and shows when only some are taken.',
    WithMessages: 'When a choice needs help, or must be made before the form goes on.',
  },
  Switch: {
    Basic: 'For a setting that applies at once. For one that is saved with a form, take a checkbox.',
    Tones: 'Primary as a rule; another colour when it has a meaning on the page.',
    Marks: 'When on and off need more than a place and a colour.',
    WithMessages: 'When the effect of the setting needs a sentence, or it was refused.',
  },
  RadioGroup: {
    States: 'For one of two to six choices that are compared. For more, take a select.',
    Tones: 'Primary as a rule; another colour when it has a meaning on the page.',
    WithHelp: 'When the choices differ in more than their names.',
    Invalid: 'When the form was sent without a choice.',
  },
};
