import { isEmailAddress } from '@embarque/design-system/email-address';
import * as v from 'valibot';
import type {
  BookmarksAnswer,
  MainSearchAnswer,
  SearchContact,
  SearchFile,
  SearchPage,
  UpdateBookmarkAnswer,
  UpdateBookmarkRequest,
} from './search.contract.ts';

export const updateBookmarkSchema: v.GenericSchema<unknown, UpdateBookmarkRequest> = v.object({
  id: v.number('must be a number'),
});

/* The answers, for tests: strict, so that a field that nobody wrote down is a failure. */

const text = v.pipe(v.string(), v.nonEmpty());
const picture = v.pipe(v.string(), v.startsWith('/pictures/'));

const page: v.GenericSchema<unknown, SearchPage> = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  target: text,
  title: text,
  icon: v.picklist([
    'AlertTriangle',
    'BookOpen',
    'Box',
    'Briefcase',
    'Calendar',
    'CheckSquare',
    'Copy',
    'CreditCard',
    'DollarSign',
    'Droplet',
    'Eye',
    'FileText',
    'Grid',
    'HelpCircle',
    'Home',
    'Key',
    'Layout',
    'Mail',
    'MessageSquare',
    'Package',
    'PieChart',
    'RotateCw',
    'Server',
    'Settings',
    'Shield',
    'ShoppingCart',
    'Square',
    'Type',
    'User',
    'UserCheck',
  ]),
  link: v.pipe(v.string(), v.startsWith('/')),
  isBookmarked: v.boolean(),
  collapsed: v.exactOptional(v.boolean()),
});

const file: v.GenericSchema<unknown, SearchFile> = v.strictObject({
  title: v.pipe(text, v.regex(/\.[a-z]+$/)),
  by: text,
  size: v.pipe(text, v.regex(/^[\d,]+ [kM]B$/)),
  file: picture,
});

const contact: v.GenericSchema<unknown, SearchContact> = v.strictObject({
  title: text,
  email: v.pipe(text, v.check(isEmailAddress)),
  img: picture,
  date: v.pipe(text, v.regex(/^\d{2}\/\d{2}\/\d{4}$/)),
});

const searchLimit = v.pipe(v.number(), v.integer(), v.minValue(1));

export const mainSearchAnswerSchema: v.GenericSchema<unknown, MainSearchAnswer> = v.strictObject({
  searchArr: v.strictTuple([
    v.strictObject({ groupTitle: v.literal('Pages'), searchLimit, data: v.array(page) }),
    v.strictObject({ groupTitle: v.literal('Files'), searchLimit, data: v.array(file) }),
    v.strictObject({ groupTitle: v.literal('Contacts'), searchLimit, data: v.array(contact) }),
  ]),
});

export const bookmarksAnswerSchema: v.GenericSchema<unknown, BookmarksAnswer> = v.strictObject({
  suggestions: v.array(page),
  bookmarks: v.array(page),
});

export const updateBookmarkAnswerSchema: v.GenericSchema<unknown, UpdateBookmarkAnswer> = v.strictObject({ page });
