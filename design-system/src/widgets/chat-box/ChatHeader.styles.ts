import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

const { color, leading, radius, space, text, weight } = theme;

export const Root = styled.header`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-block-size: 4rem;
  padding: ${space.s} ${space.card};
  border-block-end: 1px solid ${color.border};

  ${media.phone} {
    padding-inline: ${space.s};
  }
`;

/** Opens the contact. */
export const Person = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space.m};
  min-inline-size: 0;
  padding: ${space.xs};
  border: 0;
  border-radius: ${radius.m};
  background: none;
  color: ${color.ink};
  line-height: ${leading.tight};
  text-align: start;
  cursor: pointer;

  > span:last-child {
    min-inline-size: 0;
  }
`;

export const Name = styled.span`
  display: block;
  overflow: hidden;
  font-weight: ${weight.title};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Detail = styled.span`
  display: block;
  overflow: hidden;
  color: ${color.ink3};
  font-size: ${text.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Below lg alone. */
export const NarrowOnly = styled.span`
  display: none;

  ${media.tablet} {
    display: contents;
  }
`;
