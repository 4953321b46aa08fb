import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

const { color, size, space } = theme;

export const Root = styled.form`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.m};
  padding-inline: ${space.l} ${space.m};
  border-block-end: 1px solid ${color.border};
  background: ${color.sunken};
  color: ${color.primaryInk};

  ${media.phone} {
    flex-wrap: wrap;
    column-gap: ${space.m};
    row-gap: 0;
  }
  &:focus-within {
    background: ${color.surface};
    box-shadow: inset 0 -2px 0 ${color.primary};
  }
`;

export const Field = styled.input`
  flex: 1;
  min-inline-size: 0;
  block-size: max(2.75rem, ${size.target});
  padding: 0;
  border: 0;
  outline: none;
  background: none;
  color: ${color.ink};
  font: inherit;

  &::placeholder {
    color: ${color.ink3};
  }
`;

/** One line beside what is typed, so that the tasks below stay in place. */
export const Parts = styled.div`
  display: flex;
  gap: ${space.xs};
  max-inline-size: 55%;
  overflow-x: auto;
  /* The rings of focus need room within what scrolls. */
  padding: ${space.xs};
  scrollbar-width: none;
  white-space: nowrap;

  ${media.phone} {
    flex: 1 0 100%;
    max-inline-size: 100%;
    padding-block-start: 0;
  }
  &[hidden] {
    display: none;
  }
  > * {
    flex: none;
  }
`;
