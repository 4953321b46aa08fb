/** By itself, so that what colours the code loads with the first code that somebody wants to see. */
export { CodeBlock } from '@embarque/design-system';
