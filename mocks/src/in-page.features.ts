import type { RequestHandler } from 'msw';
import { SALES_API_DEMO_BASE } from './sales-api/sales-api.contract.ts';

interface Feature {
  /** Addresses that only this feature answers. */
  address: RegExp;
  load: () => Promise<RequestHandler[]>;
}

/** Each feature's handlers and data come with the first call of that feature. */
const features: Feature[] = [
  {
    address: new RegExp(`^${SALES_API_DEMO_BASE}/`),
    load: async () => (await import('./sales-api/sales-api.handlers.ts')).salesApi.handlers,
  },
  {
    address: /\/account-setting\//,
    load: async () => (await import('./account-setting/account-setting.handlers.ts')).accountSettingHandlers,
  },
  {
    address: /\/api\/autocomplete\//,
    load: async () => (await import('./autocomplete/autocomplete.handlers.ts')).autocompleteHandlers,
  },
  { address: /\/blog\/list\//, load: async () => (await import('./blog/blog.handlers.ts')).blogHandlers },
  {
    address: /\/apps\/calendar\//,
    load: async () => (await import('./calendar/calendar.handlers.ts')).calendarHandlers,
  },
  { address: /\/card\/card-/, load: async () => (await import('./cards/cards.handlers.ts')).cardsHandlers },
  { address: /\/apps\/chat\//, load: async () => (await import('./chat/chat.handlers.ts')).chatHandlers },
  {
    address: /\/api\/datatables\//,
    load: async () => (await import('./datatables/datatables.handlers.ts')).datatablesHandlers,
  },
  { address: /\/apps\/ecommerce\//, load: async () => (await import('./shop/shop.handlers.ts')).shopHandlers },
  { address: /\/apps\/email\//, load: async () => (await import('./email/email.handlers.ts')).emailHandlers },
  { address: /\/faq\/data/, load: async () => (await import('./faq/faq.handlers.ts')).faqHandlers },
  {
    address: /\/ap(ps|i)\/invoice\//,
    load: async () => (await import('./invoice/invoice.handlers.ts')).invoiceHandlers,
  },
  {
    address: /\/jwt\/(login|register|refresh-token)/,
    load: async () => (await import('./jwt/jwt.handlers.ts')).jwtHandlers,
  },
  { address: /\/apps\/kanban\//, load: async () => (await import('./kanban/kanban.handlers.ts')).kanbanHandlers },
  {
    address: /\/apps\/permissions\//,
    load: async () => (await import('./permissions/permissions.handlers.ts')).permissionsHandlers,
  },
  { address: /\/pricing\/data/, load: async () => (await import('./pricing/pricing.handlers.ts')).pricingHandlers },
  {
    address: /\/profile\/data/,
    load: async () => (await import('./profile/profile.handlers.ts')).profileHandlers,
  },
  {
    address: /\/api\/(main-search|bookmarks)\//,
    load: async () => (await import('./search/search.handlers.ts')).searchHandlers,
  },
  {
    address: /\/api\/select\//,
    load: async () => (await import('./select/select.handlers.ts')).selectHandlers,
  },
  { address: /\/apps\/todo\//, load: async () => (await import('./todo/todo.handlers.ts')).todoHandlers },
  { address: /\/ap(ps|i)\/users\//, load: async () => (await import('./users/users.handlers.ts')).usersHandlers },
  { address: /\/pictures\//, load: async () => (await import('./pictures/pictures.handlers.ts')).picturesHandlers },
];

/** The handlers of the feature that answers an address; none when it belongs to the network. */
export async function handlersFor(url: string): Promise<RequestHandler[]> {
  const feature = features.find(({ address }) => address.test(url));
  return feature ? feature.load() : [];
}
