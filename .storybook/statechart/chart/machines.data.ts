/** A machine as people who do not read code know it. */
export interface MachineFacts {
  name: string;
  /** Its work, in a sentence. */
  purpose: string;
  /** The story in which it is best seen; left out where it runs on every page. */
  demo?: string;
}

/** By the ids of the machines. */
export const machineFacts: Readonly<Record<string, MachineFacts>> = {
  apiKeys: {
    name: 'API keys',
    purpose: 'Creates, shows once and revokes keys of the API.',
    demo: 'features-api-key-apikeypage',
  },
  bookmarks: { name: 'Bookmarks', purpose: 'Keeps the starred pages in the order that somebody gave them.' },
  calendar: {
    name: 'Calendar',
    purpose: 'Shows, adds, moves and deletes events, with undo.',
    demo: 'features-calendar-calendarpage',
  },
  cart: { name: 'Cart', purpose: 'Counts what is in the cart, on every page and in every tab.' },
  chat: {
    name: 'Chat',
    purpose: 'Sends, edits and deletes messages, and rings for calls.',
    demo: 'features-chat-chatpage',
  },
  checkout: {
    name: 'Checkout',
    purpose: 'Leads from the cart by address and payment to the order.',
    demo: 'features-checkout-checkoutpage',
  },
  compose: {
    name: 'New message',
    purpose: 'Writes a mail in a window of its own: docked, full size or minimised, saved as a draft.',
    demo: 'features-email-emailpage',
  },
  email: {
    name: 'Mailbox',
    purpose: 'Lists, opens, moves, labels and deletes mails.',
    demo: 'features-email-emailpage',
  },
  entry: {
    name: 'Sign-in pages',
    purpose: 'Signs in, signs up, and sets a new password.',
    demo: 'features-authentication-entrypage',
  },
  formPanel: { name: 'Form panel', purpose: 'Holds a form beside its page, and asks before it loses something.' },
  invoiceEditor: {
    name: 'Invoice editor',
    purpose: 'Saves, sends and keeps drafts of an invoice.',
    demo: 'features-invoice-editor-invoiceeditor',
  },
  invoicePreview: {
    name: 'Invoice',
    purpose: 'Loads an invoice, sends it and takes payments.',
    demo: 'features-invoice-preview-invoicepreviewpage',
  },
  journalUndo: {
    name: 'Undo of a change',
    purpose: 'Undoes a change of the journal as far as nobody has changed it since, or gives it once more.',
  },
  kanban: {
    name: 'Boards',
    purpose: 'Adds, moves and changes cards on boards, with undo.',
    demo: 'features-kanban-kanbanpage',
  },
  outbox: {
    name: 'Changes on their way',
    purpose: 'Sends each change to the server in order, waits while offline, and undoes what is refused.',
  },
  outboxData: {
    name: 'Data with changes',
    purpose: 'Loads what a page shows, with the changes on top that are still on their way.',
  },
  outboxEntry: {
    name: 'One change on its way',
    purpose: 'Follows one change: held for undo, sent, confirmed or refused.',
  },
  permissionDialog: {
    name: 'Permission',
    purpose: 'Adds or renames a permission.',
    demo: 'features-permissions-permissionspage',
  },
  postEditor: {
    name: 'Post editor',
    purpose: 'Saves, schedules and publishes a post, and merges what somebody else changed.',
    demo: 'features-blog-edit-posteditor',
  },
  print: {
    name: 'Print',
    purpose: 'Loads an invoice and opens the print dialog once.',
    demo: 'features-invoice-print-invoiceprintpage',
  },
  proof: {
    name: 'Proof of the person',
    purpose: 'Asks for the password before something sensitive, unless it was given a moment ago.',
  },
  query: { name: 'List', purpose: 'Loads what a page shows, and loads it again.' },
  roleEditor: {
    name: 'Role',
    purpose: 'Adds or changes a role and its permissions.',
    demo: 'features-roles-rolespage',
  },
  sale: { name: 'Sale', purpose: 'Shows a sale, cancels and refunds it.', demo: 'features-sales-salespage' },
  sales: { name: 'Sales', purpose: 'Lists, filters and exports sales.', demo: 'features-sales-salespage' },
  session: {
    name: 'Session',
    purpose: 'Signs in and out, refreshes the token, and keeps all tabs of the same mind.',
    demo: 'features-app',
  },
  sessionMonitor: {
    name: 'Session monitor',
    purpose: 'Sends five calls at once with an expired token, to show that it is refreshed once.',
    demo: 'features-session-monitor-sessionmonitorpage',
  },
  settings: {
    name: 'Account settings',
    purpose: 'Saves each part of the settings by itself.',
    demo: 'features-account-settings-accountsettingspage',
  },
  suspension: {
    name: 'Suspension',
    purpose: 'Asks for the reason before somebody is suspended, and says who cannot be.',
    demo: 'features-users-view-userpage',
  },
  todo: {
    name: 'To-do',
    purpose: 'Adds, finishes, sorts and deletes tasks, with undo.',
    demo: 'features-todo-todopage',
  },
  'two-step': {
    name: 'Two-step verification',
    purpose: 'Turns the second step of signing in on or off, by app or by text message.',
    demo: 'features-account-settings-accountsettingspage',
  },
  user: {
    name: 'User',
    purpose: 'Shows a person, changes and suspends their account.',
    demo: 'features-users-view-userpage',
  },
  userSelection: {
    name: 'Selected users',
    purpose: 'Selects people over all pages, or all who match.',
    demo: 'features-users-userspage',
  },
  users: { name: 'Users', purpose: 'Lists, filters, selects and changes people.', demo: 'features-users-userspage' },
};

/** The id of a machine, which several of a story may share: `query 2` is of `query`. */
export const machineIdOf = (key: string): string => key.replace(/ \d+$/, '');

/** The name of a machine, or of the second of its kind in a story: `query 2`. */
export function machineName(key: string): string {
  const id = machineIdOf(key);
  return (machineFacts[id]?.name ?? id) + key.slice(id.length);
}
