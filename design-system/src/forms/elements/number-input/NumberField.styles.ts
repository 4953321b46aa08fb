import { Button } from 'react-aria-components/Button';
import { Input as AriaInput } from 'react-aria-components/Input';
import { styled } from 'styled-components';
import { tabular } from '../../../theme/tabular.ts';
import { theme } from '../../../theme/theme.ts';
import { nativeInput } from '../../field/Control.styles.ts';
import { controlButton } from '../../field/ControlButton.styles.ts';

export const Figures = styled(AriaInput)`
  ${nativeInput}
  ${tabular}
`;

export const Step = styled(Button)`
  ${controlButton}

  &[data-tone] {
    background: var(--tone-soft);
    color: var(--tone-ink);

    &:hover {
      background: var(--tone);
      color: var(--on-tone);
    }
  }
  &&[data-disabled] {
    color: ${theme.color.controlBorder};
    cursor: not-allowed;
  }
`;
