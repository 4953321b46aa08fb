/** Pages of a session that the menu or the search names and that do not exist yet. A page that is built leaves this list. */
export const pagesToCome = [
  '/dashboard/analytics',
  '/dashboard/ecommerce',
  '/apps/chat',
  '/apps/todo',
  '/apps/todo/:filter',
  '/apps/todo/tag/:tag',
  '/apps/calendar',
  '/apps/invoice/list',
  '/apps/invoice/preview/:id?',
  '/apps/invoice/edit/:id?',
  '/apps/invoice/add',
  '/apps/roles',
  '/apps/permissions',
  '/apps/user/list',
  '/apps/user/view/:id?',
  '/pages/account-settings',
  '/pages/profile',
  '/pages/faq',
  '/pages/knowledge-base',
  '/pages/knowledge-base/:category/:question?',
  '/pages/pricing',
  '/pages/license',
  '/pages/api-key',
  '/pages/modal-examples',
  '/pages/blog/list',
  '/pages/blog/detail/:id?',
  '/pages/blog/edit/:id?',
  '/page-layout/collapse-menu',
  '/page-layout/layout-boxed',
  '/page-layout/without-menu',
] as const;

/** The same for the page that not only administrators may read. */
export const accessControlToCome = '/access-control';

/** The same for pages that stand outside of the desk, open to everybody. */
export const openPagesToCome = [
  '/apps/invoice/print',
  '/pages/login-basic',
  '/pages/login-cover',
  '/pages/register-basic',
  '/pages/register-cover',
  '/pages/register-multi-steps',
  '/pages/forgot-password-basic',
  '/pages/forgot-password-cover',
  '/pages/reset-password-basic',
  '/pages/reset-password-cover',
  '/pages/verify-email-basic',
  '/pages/verify-email-cover',
  '/pages/two-steps-basic',
  '/pages/two-steps-cover',
  '/misc/coming-soon',
  '/misc/maintenance',
] as const;

/** What the template kit's own pages ask of a person. */
export const SUBJECT_OF_TEMPLATE = 'Template';
