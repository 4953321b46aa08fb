import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';

const { color, font, radius, space, text } = theme;

export const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: 6rem;
  border: 0;
  border-radius: ${radius.s};
  background: transparent;
`;

export const Blocked = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
  margin-block-end: ${space.l};
  padding: ${space.s} ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.sunken};
  color: ${color.ink2};
  font-size: ${text.small};

  > span {
    flex: 1;
    min-inline-size: 12rem;
  }
`;

export const Address = styled.code`
  display: block;
  max-block-size: 8rem;
  overflow-y: auto;
  margin-block-start: ${space.m};
  padding: ${space.s} ${space.m};
  border-radius: ${radius.s};
  background: ${color.sunken};
  color: ${color.ink};
  font: ${text.small} ${font.mono};
  overflow-wrap: anywhere;
`;
