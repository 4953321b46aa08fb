/** Pages outside of the desk, open to everybody, that do not exist yet. */
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
