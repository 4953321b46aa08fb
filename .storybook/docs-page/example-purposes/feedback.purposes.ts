import type { ExamplePurposes } from './purposes.types.ts';

/** Messages, waiting, and layers above the page. */
export const purposesOfFeedback: ExamplePurposes = {
  Alert: {
    Basic: 'For a message that belongs to a part of the page and stays until it is no longer true.',
    WithTitle: 'When the message has two sentences or more. The title says what happened.',
    Tones: 'By urgency: info for news, success for results, warning for what may go wrong, danger for what did.',
    WithIcon: 'Among much text, where the message has to be found.',
    WithActions: 'When there is a next step. It is the first of at most two.',
    DismissedByTheParent: 'When it must not come back once it was closed.',
    DismissesItself: 'When closing it has no effect elsewhere.',
    Live: 'When it appears after an action: it is read aloud at once.',
    OfAForm: 'Above the fields, when the whole form was refused.',
  },
  Toast: {
    Tones: 'By result: success, news, a warning, a failure, work under way, and one that can be undone.',
    Notify: 'For the result of an action whose place may be out of sight by then.',
    Plain: 'For news without a result.',
    SeveralLines: 'When one line is not enough. For more than two sentences, take an alert.',
    Durations: 'Longer for longer texts. Until it is closed, when something is to be done.',
    ServerNotifications: 'For several messages of one answer. Errors of fields belong to the fields.',
    Undoable: 'After each change that can be taken back. It takes the place of a question before.',
    WithAction: 'When there is one next step. It is also found elsewhere, since toasts go.',
    Positions: 'One place in the whole product: at the bottom start as a rule.',
  },
  Dialog: {
    Basic: 'For a short decision or a short form. The page behind is blocked.',
    Sizes: 'Small for questions, medium for forms, large and full for comparing.',
    LongContent: 'When the content is longer than the window: the middle scrolls, the actions stay.',
    Confirmation: 'Before what cannot be undone. The button says what will happen.',
  },
  SidePanel: {
    Placements: 'At the end for details of a list, at the start for menus, at the bottom on phones.',
  },
  Popover: {
    Controlled: 'When the page has to know whether it is open.',
    Uncontrolled: 'As a rule: it opens and closes by its button.',
    Positions: 'Where it covers nothing that it speaks of. It moves to where there is room.',
    Interactions: 'Until a click elsewhere as a rule; while in focus for help beside a field.',
  },
  Tooltip: {
    OnIcons: 'For the names of buttons that are icons alone.',
    Positions: 'Above as a rule; elsewhere when it would cover what is compared.',
  },
  BlockUi: {
    Basic: 'While one part of the page must not be used, for a few seconds.',
    VeilColour: 'Over pictures and bright content.',
    OwnIndicator: 'When the usual ring does not fit the part that is blocked.',
    WithMessage: 'When it takes longer than two seconds: say what is being done.',
  },
  Spinner: {
    Ring: 'While something loads whose shape is not known. For a known shape, take a skeleton.',
    Growing: 'When the ring would be taken for a part of the content.',
    RingTones: 'As the text beside it, or as the theme of the page.',
    GrowingTones: 'As the text beside it, or as the theme of the page.',
    Sizes: 'Small beside text, medium in a card, large on an empty page.',
    BesideText: 'When it takes longer than two seconds: say what is being done.',
  },
  Progress: {
    Basic: 'When the end is known. The label says the step.',
    Tones: 'By meaning: success when done, danger when it failed, primary as a rule.',
    Labelled: 'When the figure is needed, and there is no room above.',
    Striped: 'To tell what is under way from what is done.',
    Moving: 'While work is under way and the value changes seldom.',
    Stacked: 'For the parts of a whole. For more than four, take a chart.',
  },
  Skeleton: {
    Shapes: 'While content loads whose shape is known: text, a picture, a button.',
    TravellerCard: 'As a whole card, so that nothing moves when the content arrives.',
  },
  EmptyState: {
    NothingYet: 'Before there is anything: say what will be here, and how to begin.',
    NothingFound: 'After a search or a filter: say what was searched for, and offer to clear it.',
  },
  ErrorState: {
    WithRetry: 'When trying again can help. What was there before stays in sight if it can.',
    WithoutRetry: 'When trying again cannot help: say what to do instead.',
  },
  LoadingBar: { OnDemand: 'At the top of the window, while the next page loads.' },
  MessagePage: {
    NotFound: 'For an address without a page.',
    NotAuthorised: 'For a page without the right to it. It names who can help.',
    LastResort: 'When the whole app has failed.',
    Maintenance: 'While the service is closed on purpose. Say until when.',
    WithinAPage: 'When only the content is missing, and the menu still works.',
  },
  Splash: { WithLogo: 'Until the first page is drawn. Never later.' },
};
