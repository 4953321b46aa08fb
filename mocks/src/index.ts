import type { RequestHandler } from 'msw';
import { accountSettingHandlers } from './account-setting/account-setting.handlers.ts';
import { autocompleteHandlers } from './autocomplete/autocomplete.handlers.ts';
import { blogHandlers } from './blog/blog.handlers.ts';
import { calendarHandlers } from './calendar/calendar.handlers.ts';
import { cardsHandlers } from './cards/cards.handlers.ts';
import { chatHandlers } from './chat/chat.handlers.ts';
import { datatablesHandlers } from './datatables/datatables.handlers.ts';
import { emailHandlers } from './email/email.handlers.ts';
import { faqHandlers } from './faq/faq.handlers.ts';
import { invoiceHandlers } from './invoice/invoice.handlers.ts';
import { jwtHandlers } from './jwt/jwt.handlers.ts';
import { kanbanHandlers } from './kanban/kanban.handlers.ts';
import { permissionsHandlers } from './permissions/permissions.handlers.ts';
import { picturesHandlers } from './pictures/pictures.handlers.ts';
import { pricingHandlers } from './pricing/pricing.handlers.ts';
import { profileHandlers } from './profile/profile.handlers.ts';
import { salesApi } from './sales-api/sales-api.handlers.ts';
import { searchHandlers } from './search/search.handlers.ts';
import { selectHandlers } from './select/select.handlers.ts';
import { shopHandlers } from './shop/shop.handlers.ts';
import { todoHandlers } from './todo/todo.handlers.ts';
import { usersHandlers } from './users/users.handlers.ts';

export { resetSampleData } from './lib/sample/sample-store.ts';

/** Every call that the fake server answers: the same list for the app, the stories, the tests and real HTTP. */
export const handlers: RequestHandler[] = [
  ...salesApi.handlers,
  ...accountSettingHandlers,
  ...autocompleteHandlers,
  ...blogHandlers,
  ...calendarHandlers,
  ...cardsHandlers,
  ...chatHandlers,
  ...datatablesHandlers,
  ...emailHandlers,
  ...faqHandlers,
  ...invoiceHandlers,
  ...jwtHandlers,
  ...kanbanHandlers,
  ...permissionsHandlers,
  ...picturesHandlers,
  ...pricingHandlers,
  ...profileHandlers,
  ...searchHandlers,
  ...selectHandlers,
  ...shopHandlers,
  ...todoHandlers,
  ...usersHandlers,
];
