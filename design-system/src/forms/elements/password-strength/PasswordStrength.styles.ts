import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

export const Root = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  font-size: ${theme.text.small};
  overflow-wrap: anywhere;
`;

export const Bars = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${theme.space.xs};
`;

export const Bar = styled.span`
  block-size: 6px;
  border-radius: ${theme.radius.full};
  background: ${theme.color.border};
  transition: background-color ${theme.duration.normal};

  &[data-filled] {
    background: var(--tone);
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;

    &[data-filled] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

export const Verdict = styled.div`
  min-block-size: 1lh;
  color: ${theme.color.ink3};

  strong {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.semibold};
  }
`;
