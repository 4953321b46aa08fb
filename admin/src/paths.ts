/** Every address of the app that code links to. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  sales: '/sales',
  session: '/session',
  notAuthorized: '/misc/not-authorized',
  notFound: '/misc/error',
} as const;
