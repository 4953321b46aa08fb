import { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Affix, Box } from './Control.styles.ts';

const height = `calc(${theme.size.controlMedium} + ${theme.space.m})`;
const raisedAt = '0.375rem';
const raisedLine = '1rem';
const textAt = `calc(${raisedAt} + ${raisedLine})`;

/** The field around a floating label: the label stands at the top of the control, and in its middle while it is empty. */
export const floatingBox = css`
  > ${Box} {
    --pad: ${theme.space.m};
    grid-row: 1;
    min-block-size: ${height};
    font-size: ${theme.text.body};
  }
  > ${Box} > :is(input, textarea, ${Affix}) {
    padding-block: ${textAt} ${raisedAt};
  }
  > ${Box} > :not(:focus)::placeholder {
    opacity: 0;
  }
  --label-ink: ${theme.color.ink3};
  --label-size: ${theme.text.caption};
  --label-weight: ${theme.weight.medium};
  --label-down: 0px;

  &:has(> ${Box} > :placeholder-shown:first-child:not(:focus)) {
    --label-size: ${theme.text.body};
    --label-weight: ${theme.weight.regular};
    --label-down: calc(${height} / 2 - ${raisedAt} - ${raisedLine} / 2);
  }
  &:has(> ${Box} > :is(input, textarea):focus) {
    --label-ink: ${theme.color.primaryInk};
  }
`;

export const floatingLabel = css`
  z-index: ${theme.layer.raised};
  align-self: start;
  max-inline-size: 100%;
  margin-block: ${raisedAt} 0;
  padding-inline: calc(${theme.space.m} + 1px);
  overflow: hidden;
  translate: 0 var(--label-down);
  color: var(--label-ink);
  font-size: var(--label-size);
  font-weight: var(--label-weight);
  line-height: ${raisedLine};
  text-overflow: ellipsis;
  white-space: nowrap;
  pointer-events: none;
  transition:
    translate ${theme.duration.fast} ${theme.easing.move},
    font-size ${theme.duration.fast} ${theme.easing.move};
`;
