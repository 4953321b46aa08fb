import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';

const { color, radius, shadow, space, text, weight } = theme;

export const Tip = styled.div`
  position: absolute;
  z-index: ${theme.layer.raised};
  display: grid;
  gap: ${space.xs};
  inline-size: max-content;
  max-inline-size: max(calc(50% - ${space.l}), 8rem);
  padding: ${space.s} ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  color: ${color.ink2};
  font-size: ${text.caption};
  pointer-events: none;
  overflow-wrap: break-word;
`;

export const TipTitle = styled.div`
  color: ${color.ink3};
`;

export const TipLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};

  > :last-child {
    margin-inline-start: auto;
    padding-inline-start: ${space.s};
    color: ${color.ink};
    font-weight: ${weight.semibold};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  &[data-current] {
    color: ${color.ink};
  }
`;
