import { styled } from 'styled-components';
import { tabular } from '../../../theme/tabular.ts';
import { theme } from '../../../theme/theme.ts';

const { color, radius, size, space, text, weight } = theme;

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.m};
  padding: ${space.s} ${space.m};

  & + & {
    border-block-start: 1px solid ${color.border};
  }
`;

export const Image = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${size.controlMedium};
  block-size: ${size.controlMedium};
  overflow: clip;
  border-radius: ${radius.s};
  background: ${color.secondarySoft};
  color: ${color.secondaryInk};

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const Text = styled.div`
  display: grid;
  flex: 1;
  gap: ${space.xxs};
  min-inline-size: 0;
`;

export const Name = styled.span`
  color: ${color.ink};
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
`;

export const Detail = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.m};
  color: ${color.ink3};
  font-size: ${text.small};
  overflow-wrap: anywhere;
  ${tabular}
`;

export const Verdict = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-inline-size: 0;
  font-weight: ${weight.medium};

  &[data-verdict='good'] {
    color: ${color.successInk};
  }
  &[data-verdict='bad'] {
    color: ${color.dangerInk};
  }
`;
