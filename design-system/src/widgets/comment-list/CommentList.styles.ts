import { styled } from 'styled-components';
import { Button } from '../../components/buttons/Button.tsx';
import { theme } from '../../theme/theme.ts';

const { color, radius, size, space, text, weight } = theme;

export const Root = styled.ul`
  display: grid;
  gap: ${space.l};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Comment = styled.li`
  display: flex;
  gap: ${space.m};
  min-inline-size: 0;
`;

export const Reply = styled(Button)`
  justify-self: start;
`;

export const Body = styled.div`
  display: grid;
  flex: 1;
  gap: ${space.s};
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  min-inline-size: 0;
  min-block-size: max(1.75rem, ${size.target});
`;

export const Author = styled.span`
  min-inline-size: 0;
  color: ${color.ink};
  font-size: ${text.small};
  font-weight: ${weight.semibold};
  overflow-wrap: anywhere;
`;

export const Byline = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space.s};
  min-inline-size: 0;
`;

export const Time = styled.time`
  color: ${color.ink3};
  font-size: ${text.small};
`;

export const Text = styled.p`
  padding: ${space.s} ${space.m};
  border-radius: 0 ${radius.m} ${radius.m} ${radius.m};
  background: ${color.sunken};
  color: ${color.ink2};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
