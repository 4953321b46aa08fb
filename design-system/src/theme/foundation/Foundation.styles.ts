import { styled } from 'styled-components';
import { tabular } from '../tabular.ts';
import { theme } from '../theme.ts';

export const Swatch = styled.li`
  overflow: hidden;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
`;

export const Paint = styled.div<{ $fill: string; $text: string }>`
  display: grid;
  place-content: center start;
  min-block-size: 4.5rem;
  padding: ${theme.space.m};
  background: ${({ $fill }) => $fill};
  color: ${({ $text }) => $text};
  font-weight: ${theme.weight.semibold};
`;

export const Facts = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
  padding: ${theme.space.m};
  color: ${theme.color.ink2};
  font-size: ${theme.text.small};
  ${tabular}
`;

export const Name = styled.strong`
  color: ${theme.color.ink};
  font-weight: ${theme.weight.semibold};
`;

export const Muted = styled.span`
  color: ${theme.color.ink3};
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  td {
    padding: ${theme.space.s};
    border-block-end: 1px solid ${theme.color.border};
    overflow-wrap: anywhere;
    text-align: start;
  }
`;

export const Bar = styled.div<{ $length: string }>`
  inline-size: ${({ $length }) => $length};
  max-inline-size: 100%;
  block-size: 1rem;
  border-radius: 2px;
  background: ${theme.color.primary};
`;

export const Tile = styled.li<{ $radius?: string; $shadow?: string }>`
  display: grid;
  gap: ${theme.space.xs};
  padding: ${theme.space.xl};
  border: 1px solid ${theme.color.border};
  border-radius: ${({ $radius = theme.radius.xl }) => $radius};
  background: ${theme.color.surface};
  box-shadow: ${({ $shadow = 'none' }) => $shadow};
`;
