import { styled } from 'styled-components';
import { theme } from '../../../../theme/theme.ts';
import { nativeControl } from '../../../field/Control.styles.ts';

export const Files = styled.input`
  ${nativeControl}
  align-self: stretch;
  padding-inline-start: 0;
  cursor: pointer;

  &::file-selector-button {
    block-size: 100%;
    margin-inline-end: ${theme.space.m};
    padding-inline: var(--pad);
    border: 0;
    border-inline-end: 1px solid ${theme.color.border};
    border-start-start-radius: calc(${theme.radius.m} - 1px);
    border-end-start-radius: calc(${theme.radius.m} - 1px);
    background: ${theme.color.sunken};
    color: ${theme.color.ink};
    font: inherit;
    font-weight: ${theme.weight.medium};
    cursor: inherit;
  }
  &:hover:enabled::file-selector-button {
    background: ${theme.color.secondarySoft};
  }
`;
