/** Every address of the app that code links to. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  sales: '/sales',
  analyticsDashboard: '/dashboard/analytics',
  ecommerceDashboard: '/dashboard/ecommerce',
  email: '/apps/email',
  chat: '/apps/chat',
  kanban: '/apps/kanban',
  todo: '/apps/todo',
  calendar: '/apps/calendar',
  shop: '/apps/ecommerce/shop',
  wishlist: '/apps/ecommerce/wishlist',
  product: '/apps/ecommerce/product-detail',
  checkout: '/apps/ecommerce/checkout',
  profile: '/pages/profile',
  users: '/apps/user/list',
  user: '/apps/user/view',
  faq: '/pages/faq',
  knowledgeBase: '/pages/knowledge-base',
  pricing: '/pages/pricing',
  license: '/pages/license',
  session: '/session',
  welcome: '/welcome',
  accessControl: '/access-control',
  notAuthorized: '/misc/not-authorized',
  notFound: '/misc/error',
} as const;

/** The address at which the app writes the mail of a `mailto:` link. */
export const composeHref = (mailto: string): string => `${paths.email}?compose=${encodeURIComponent(mailto)}`;
