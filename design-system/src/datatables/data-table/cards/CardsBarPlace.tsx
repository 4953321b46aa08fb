import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useOnDemand } from '../../../lib/on-demand/useOnDemand.ts';
import { hiddenOnPaper } from '../../../theme/styles/on-paper.ts';
import { theme } from '../../../theme/theme.ts';
import type { CardsBarProps } from './CardsBar.tsx';

const loadBar = () => import('./CardsBar.tsx');

/** The place of the bar above the cards, whose code arrives where it is in sight. */
export function CardsBarPlace<Item extends object>(props: CardsBarProps<Item>) {
  const { code, prepare } = useOnDemand(loadBar);
  useEffect(() => prepare(), [prepare]);
  return <Place>{code && <code.CardsBar {...props} />}</Place>;
}

/** Stays in sight below the navbar while the cards scroll. */
const Place = styled.div`
  position: sticky;
  inset-block-start: var(--sticky-start, 0px);
  z-index: ${theme.layer.raised};
  display: flex;
  box-sizing: content-box;
  align-items: center;
  gap: ${theme.space.s};
  min-block-size: max(${theme.size.controlSmall}, ${theme.size.target});
  padding-block: ${theme.space.xs};
  padding-inline: ${theme.space.card};
  border-block-start: 1px solid ${theme.color.border};
  background: ${theme.color.sunken};
  ${hiddenOnPaper}
`;
