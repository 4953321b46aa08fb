import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { tabular } from '../../../theme/tabular.ts';
import { theme } from '../../../theme/theme.ts';

const { color, radius, space, text, weight } = theme;

export const Face = styled.button`
  display: grid;
  grid-template-columns: 3.5rem 4px minmax(0, 1fr);
  align-items: stretch;
  gap: ${space.m};
  inline-size: 100%;
  min-block-size: max(${theme.size.row}, ${theme.size.target});
  padding: ${space.s} ${space.l};
  border: 0;
  background: none;
  color: ${color.ink};
  font: inherit;
  text-align: start;
  outline-offset: -2px;
  cursor: pointer;

  &:hover {
    background: ${color.sunken};
  }
  &[data-past] {
    color: ${color.ink3};
  }
`;

export const Hours = styled.span`
  ${tabular}
  display: flex;
  flex-direction: column;
  color: ${color.ink2};
  font-size: ${text.small};

  > :nth-child(2),
  [data-past] & {
    color: ${color.ink3};
  }
`;

export const Bar = styled.span`
  border-radius: ${radius.full};
  background: var(--tone);

  [data-past] & {
    background: color-mix(in srgb, var(--tone) 45%, ${color.surface});
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;

export const Texts = styled.span`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-inline-size: 0;
`;

export const Title = styled.span`
  overflow-wrap: anywhere;
  font-weight: ${weight.medium};
`;

export const Kind = styled.span`
  color: ${color.ink3};
  font-size: ${text.small};
`;
