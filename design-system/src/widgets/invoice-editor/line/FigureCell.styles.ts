import { styled } from 'styled-components';
import { Note } from '../../../forms/field/FieldFrame.styles.ts';

/** The change that a field made of a figure, such as a rounding. */
export const FigureNote = styled(Note)`
  &:not(:empty) {
    margin-block-start: 2px;
  }
`;
