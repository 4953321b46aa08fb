import { styled } from 'styled-components';
import { tabular } from '../../design-system/src/theme/tabular.ts';
import { theme } from '../../design-system/src/theme/theme.ts';

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

  th,
  td {
    padding: ${theme.space.s};
    border-block-end: 1px solid ${theme.color.border};
    font-weight: ${theme.weight.regular};
    text-align: start;
    vertical-align: middle;
  }

  thead th {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.semibold};
  }

  td:last-child {
    min-inline-size: 12rem;
  }
`;

export const Samples = styled.td`
  min-inline-size: 8rem;
  white-space: nowrap;
`;

/** A value below the name of its mode. */
export const Value = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  white-space: nowrap;
`;

export const Chip = styled.span<{ $fill: string }>`
  display: block;
  inline-size: 3rem;
  block-size: 2rem;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.s};
  background: ${({ $fill }) => $fill};
`;

export const Corner = styled.span<{ $radius?: string; $shadow?: string }>`
  display: block;
  inline-size: 4rem;
  block-size: 3rem;
  border: 1px solid ${theme.color.border};
  border-radius: ${({ $radius = theme.radius.m }) => $radius};
  background: ${theme.color.surface};
  box-shadow: ${({ $shadow = 'none' }) => $shadow};
`;

export const Bar = styled.div<{ $length: string }>`
  inline-size: ${({ $length }) => $length};
  max-inline-size: 16rem;
  block-size: 1rem;
  border-radius: 2px;
  background: ${theme.color.primary};
`;
