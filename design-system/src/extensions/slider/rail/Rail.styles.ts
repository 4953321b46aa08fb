import { styled } from 'styled-components';
import { tabular } from '../../../theme/tabular.ts';
import { theme } from '../../../theme/theme.ts';

/** How wide a handle is; the rail reaches half of it beyond the ends, so that handles stay within the field. */
export const handle = '1.25rem';
export const rail = '0.375rem';

/** The value at the end of the label's line. */
export const Output = styled.span`
  color: ${theme.color.ink};
  font-weight: ${theme.weight.semibold};
  overflow-wrap: anywhere;
  ${tabular}
`;
