import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { styled } from 'styled-components';
import { Spinner } from '../../../../components/spinners/Spinner.tsx';
import { theme } from '../../../../theme/theme.ts';
import { nativeInput } from '../../../field/Control.styles.ts';
import { controlButton } from '../../../field/ControlButton.styles.ts';

/** Lays out its children as if it were not there. */
export const Behind = styled(ComboBox<object, 'single' | 'multiple'>)`
  display: contents;
`;

export const Search = styled(Input)`
  ${nativeInput}
`;

export const Toggle = styled(Button)`
  ${controlButton}

  &[data-disabled] {
    color: ${theme.color.controlBorder};
    cursor: not-allowed;
  }
`;

export const Waiting = styled(Spinner)`
  align-self: center;
  flex: none;
  margin-inline-end: ${theme.space.s};
  color: ${theme.color.ink3};
`;
