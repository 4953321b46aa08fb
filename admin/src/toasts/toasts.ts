/** Toasts, which the first paint does without: import this file when one is to be shown. */
export { notify, Toaster } from '@embarque/design-system';
