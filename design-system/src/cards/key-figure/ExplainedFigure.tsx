import { styled } from 'styled-components';
import { Popover } from '../../components/popovers/Popover.tsx';
import { theme } from '../../theme/theme.ts';
import type { FigureExplanation } from './figure-explanation.types.ts';

export interface ExplainedFigureProps {
  /** The figure as it is written. */
  figure: string;
  /** How it came about; left out, the figure cannot be pressed. */
  explanation?: FigureExplanation | undefined;
}

/** A figure in a text, with its explanation at a press. For one with a label, use `KeyFigure`. */
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
