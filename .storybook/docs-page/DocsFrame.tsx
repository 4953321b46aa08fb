import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { theme } from '../appearance/theme.ts';
import './docs.css';

/** Surrounds every page of documentation with the look of the product. */
export function DocsFrame(props: DocsContainerProps) {
  return <DocsContainer {...props} theme={theme} />;
}
