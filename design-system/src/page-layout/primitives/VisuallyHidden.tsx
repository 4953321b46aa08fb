import { styled } from 'styled-components';
import { unseen } from '../../theme/styles/unseen.ts';

/** Text for screen readers only, such as the name of a picture. Anything that takes focus must be seen; do not hide it here. */
export const VisuallyHidden = styled.span`
  ${unseen}
`;
