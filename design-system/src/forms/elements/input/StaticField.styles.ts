import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';
import { type ControlStyleProps, controlSize } from '../../field/Control.styles.ts';

/** As high as the fields beside it, so that its words stand on their line. */
export const Text = styled.div<ControlStyleProps>`
  ${controlSize}
  display: flex;
  align-items: center;
  min-inline-size: 0;
  color: ${theme.color.ink};
  overflow-wrap: anywhere;
`;
