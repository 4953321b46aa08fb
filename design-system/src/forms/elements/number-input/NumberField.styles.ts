import { Button } from 'react-aria-components/Button';
import { Input as AriaInput } from 'react-aria-components/Input';
import { css, styled } from 'styled-components';
import { tabular } from '../../../theme/tabular.ts';
import { theme } from '../../../theme/theme.ts';
import { type Tone, toneVariables } from '../../../theme/tones.ts';
import { nativeInput } from '../../field/Control.styles.ts';
import { controlButton } from '../../field/ControlButton.styles.ts';

export const Figures = styled(AriaInput)`
  ${nativeInput}
  ${tabular}
`;

const tinted = css`
  background: var(--tone-soft);
  color: var(--tone-ink);

  &:hover {
    background: var(--tone);
    color: var(--on-tone);
  }
`;

export const Step = styled(Button)<{ $tone: Tone | undefined }>`
  ${controlButton}
  ${({ $tone }) => $tone && toneVariables($tone)}
  ${({ $tone }) => $tone && tinted}

  &[data-disabled] {
    color: ${theme.color.controlBorder};
    cursor: not-allowed;
  }
`;
