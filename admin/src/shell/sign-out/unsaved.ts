/** For changes that the server has not confirmed when the person signs out, in one file. */
export { flush } from '../../outbox/outbox.flush.ts';
export { SignOutDialog } from './SignOutDialog.tsx';
