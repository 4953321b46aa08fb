import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** As wide as there is room: the days share it. */
export const Frame = styled.div`
  min-inline-size: 0;
  overflow: clip;
  /* Room for focus rings. */
  padding: 3px;

  table {
    inline-size: 100%;
  }
  /* The dots stand where fields mark today, which is a ring here. */
  [data-today] > span::after {
    display: none;
  }
  [data-today] > span {
    box-shadow: inset 0 0 0 1px ${theme.color.primary};
    color: ${theme.color.primaryInk};
    font-weight: ${theme.weight.semibold};
  }
  [data-today][data-selected] > span {
    color: ${theme.color.onPrimary};
  }
`;

export const Dots = styled.span`
  position: absolute;
  inset-block-end: 0.1875rem;
  inset-inline: 0;
  display: flex;
  justify-content: center;
  gap: ${theme.space.xxs};
`;

export const Dot = styled.span`
  inline-size: 0.25rem;
  block-size: 0.25rem;
  border-radius: ${theme.radius.full};
  background: var(--tone);

  [data-selected] & {
    background: ${theme.color.onPrimary};
  }
  ${media.forcedColors} {
    background: CanvasText;
  }
`;
