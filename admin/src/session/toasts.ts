export { notify, Toaster } from '@embarque/design-system';
