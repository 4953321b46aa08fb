const KEYS = 'Alt Caps Lock Control Ctrl Delete End Enter Esc Escape Home Shift Space Tab';

const PRODUCTS = `
Android Authenticator Authy Embarque Excel Firefox Git Google Linux PayPal WebP Wi-Fi
`;

const TIME = `
Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Fri
January February March April May June July August September October November December
`;

const PLACES = `
Airport Alps America Americas Asia Brazil Cairo Delgado Janeiro Japan Kingdom Lisbon London Madrid Maldives Pacific Paulo
Philippines Porto Portugal Rio São Schengen States Tokyo United York
`;

const LANGUAGES = 'Brazilian English Portuguese';

const PEOPLE = 'Duarte Lívia Marina Nogueira Osman Rocha Sampaio Stevenson Watanabe';

/** Roles, folders, boards and pages, where a sentence calls them by their name. */
const PARTS_OF_THE_PRODUCT = `
Administrator Done Draft Inbox Manager My Read Sent Session Spam Support Tasks To Trash
`;

/** Words that have a capital letter wherever they are in a sentence. */
export const PROPER_NAMES = new Set(
  [KEYS, PRODUCTS, TIME, PLACES, LANGUAGES, PEOPLE, PARTS_OF_THE_PRODUCT].join(' ').trim().split(/\s+/),
);
