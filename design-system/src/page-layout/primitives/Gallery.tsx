import type { ComponentPropsWithRef, ElementType } from 'react';
import { styled } from 'styled-components';
import { Root as GridRoot } from './Grid.styles.ts';
import { theme } from '../../theme/theme.ts';

export interface GalleryProps extends ComponentPropsWithRef<'div'> {
  /**
   * The element to render, when it means more than a box: `section`, `ul` …
   * @default 'div'
   */
  as?: ElementType;
}

/**
 * Frames with something to look at. Each has the whole row; one whose `GalleryPiece` is a `Grid` with a single cell would leave
 * most of it empty, and stands beside the next one.
 */
export function Gallery(props: GalleryProps) {
  return <Hall {...props} />;
}

/** A piece in its own frame. As in a page, a lone button is as wide as its label. */
export const GalleryPiece = styled.div``;

const Hall = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  gap: ${theme.space.gap};
  min-inline-size: 0;

  > * {
    grid-column: 1 / -1;
    min-inline-size: 0;
  }
  > :has(${GalleryPiece} > ${GridRoot} > :only-child) {
    grid-column: auto;
  }
`;
