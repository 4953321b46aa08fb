import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

const { color, leading, radius, size, space, text, weight } = theme;

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  min-inline-size: 0;
  max-inline-size: 72ch;
  line-height: ${leading.normal};
  overflow-wrap: anywhere;

  h3,
  h4 {
    font-size: ${text.heading};
    outline: none;
  }
  ul,
  ol {
    display: grid;
    gap: ${space.s};
    margin: 0;
    padding-inline-start: ${space.xl};
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  code,
  kbd {
    padding: 0 ${space.xs};
    border: 1px solid ${color.border};
    border-radius: ${radius.s};
    background: ${color.sunken};
    color: ${color.ink};
    font-size: 0.9em;
  }
  blockquote {
    padding-inline-start: ${space.l};
    border-inline-start: 3px solid ${color.signal};
  }
  img {
    max-inline-size: 100%;
    block-size: auto;
    border-radius: ${radius.l};
  }
  pre {
    overflow-x: auto;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    min-inline-size: 6rem;
    padding: ${space.s} ${space.m};
    border: 1px solid ${color.border};
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }
  th {
    background: ${color.sunken};
    color: ${color.ink};
    font-weight: ${weight.semibold};
  }
  strong {
    color: ${color.ink};
  }
`;

export const Section = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  margin-block-start: ${space.m};

  > h3 {
    min-inline-size: 0;
  }
`;

/** In sight for the pointer and the keyboard, and always for fingers. */
export const Anchor = styled.a`
  display: inline-grid;
  place-items: center;
  min-inline-size: ${size.target};
  min-block-size: ${size.target};
  border-radius: ${radius.s};
  color: ${color.primaryInk};

  ${media.hover} {
    opacity: 0;

    :hover > &,
    &:focus-visible {
      opacity: 1;
    }
  }
`;
