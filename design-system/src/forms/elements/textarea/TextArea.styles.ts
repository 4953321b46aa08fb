import { styled } from 'styled-components';
import { tabular } from '../../../theme/tabular.ts';
import { theme } from '../../../theme/theme.ts';
import { nativeControl } from '../../field/Control.styles.ts';

export const Area = styled.textarea<{ rows: number }>`
  ${nativeControl}
  /* Said again here, because a textarea that grows with its text ignores its attribute. */
  min-block-size: calc(${({ rows }) => rows} * 1lh + 2 * ${theme.space.s});
  max-block-size: 50dvh;
  padding-block: ${theme.space.s};
  line-height: ${theme.leading.normal};
  resize: vertical;
  field-sizing: content;
`;

export const Counter = styled.div`
  ${tabular}
  inline-size: fit-content;
  margin-block-start: ${theme.space.xs};
  margin-inline-start: auto;
  color: ${theme.color.ink3};
  font-size: ${theme.text.small};
  overflow-wrap: anywhere;

  &[data-over] {
    color: ${theme.color.dangerInk};
    font-weight: ${theme.weight.semibold};
  }
`;
