/** By itself, so that what colours the code loads with the first code that somebody wants to see. */
export { CodeBlock as default } from '@embarque/design-system';
