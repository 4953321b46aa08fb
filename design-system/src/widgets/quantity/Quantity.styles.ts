import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, duration, radius, size, weight } = theme;

export const Root = styled.div`
  display: inline-flex;
  align-items: center;
  inline-size: fit-content;
  max-inline-size: 100%;
  border: 1px solid ${color.controlBorder};
  border-radius: ${radius.m};
  background: ${color.surface};
`;

export const Step = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${size.controlSmall};
  block-size: calc(${size.controlSmall} - 2px);
  border: 0;
  border-radius: calc(${radius.m} - 1px);
  background: none;
  color: ${color.ink2};
  cursor: pointer;
  transition: background-color ${duration.fast};

  &:hover:not([aria-disabled='true']) {
    background: ${color.sunken};
    color: ${color.ink};
  }
  &[aria-disabled='true'] {
    color: color-mix(in srgb, ${color.ink3} 55%, transparent);
    cursor: not-allowed;
  }
  ${media.coarsePointer} {
    inline-size: 44px;
    block-size: 42px;
  }
`;

export const Count = styled.span`
  min-inline-size: 1.75rem;
  color: ${color.ink};
  font-weight: ${weight.semibold};
  text-align: center;
  overflow-wrap: anywhere;
  ${tabular}
`;
