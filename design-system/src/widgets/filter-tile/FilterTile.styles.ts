import { styled } from 'styled-components';
import { onThePageSide } from '../../theme/styles/page-side.ts';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, duration, leading, radius, shadow, space, text, tracking, weight } = theme;

export const Root = styled.button`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space.m};
  inline-size: 100%;
  min-inline-size: 0;
  padding: ${space.card};
  border: 1px solid ${color.border};
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  transition: border-color ${duration.fast};

  &:hover {
    border-color: ${color.controlBorder};
  }
  &[aria-pressed='true'] {
    border-color: ${color.primary};
    box-shadow: inset 0 0 0 1px ${color.primary};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

export const Figures = styled.span`
  display: grid;
  gap: ${space.xxs};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Figure = styled.span`
  color: ${color.ink};
  font-size: ${text.figure};
  font-weight: ${weight.bold};
  letter-spacing: ${tracking.title};
  line-height: ${leading.tight};
  ${tabular}
`;

export const Label = styled.span`
  color: ${color.ink2};
  font-weight: ${weight.medium};
`;

export const Note = styled.span`
  color: ${color.ink3};
  font-size: ${text.small};
  ${onThePageSide}
  unicode-bidi: plaintext;
  ${tabular}
`;
