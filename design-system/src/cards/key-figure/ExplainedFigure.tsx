import { styled } from 'styled-components';
import { Popover } from '../../components/popovers/Popover.tsx';
import { theme } from '../../theme/theme.ts';
import type { FigureExplanation } from './figure-explanation.types.ts';

interface ExplainedFigureProps {
  /** The figure as it is written. */
  figure: string;
  explanation?: FigureExplanation | undefined;
}

/** A figure; with an explanation, a press on it shows how it came about. */
export function ExplainedFigure({ figure, explanation }: ExplainedFigureProps) {
  if (!explanation) return <bdi>{figure}</bdi>;
  const trigger = (
    <Trigger type="button" aria-label={`${figure}. ${explanation.title}`}>
      <bdi>{figure}</bdi>
    </Trigger>
  );
  return (
    <Popover trigger={trigger} title={explanation.title} size="card" placement="bottom start">
      {explanation.content}
    </Popover>
  );
}

const { color, radius, space } = theme;

/** The underline is always there, so that people see that the figure can be pressed. */
const Trigger = styled.button`
  margin: 0;
  padding: 0 ${space.xxs};
  margin-inline-start: calc(-1 * ${space.xxs});
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-decoration: underline dotted ${color.controlBorder} 2px;
  text-underline-offset: 0.25em;
  cursor: pointer;

  &:hover {
    text-decoration-color: ${color.primary};
  }
`;
