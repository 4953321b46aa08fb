import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';
import { Affix, Box as ControlBox } from '../../field/Control.styles.ts';

const corner = `calc(${theme.radius.m} - 1px)`;

/** Addresses and amounts keep their own direction on every page. */
export const Text = styled(Affix)`
  max-inline-size: 70%;

  bdi {
    min-inline-size: 0;
  }
`;

/** Holds something to press; it fills its end of the box. */
export const Joint = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  max-inline-size: 45%;
  cursor: default;

  > label,
  > div {
    margin-inline: var(--pad);
  }
  > div {
    column-gap: 0;
  }
  > button {
    align-self: stretch;
    min-block-size: 0;
    border-radius: 0;
    font-size: inherit;
  }
  > button:focus-visible {
    outline-offset: -2px;
  }
  &:first-child > button:first-of-type {
    border-start-start-radius: ${corner};
    border-end-start-radius: ${corner};
  }
  &:last-child > button:last-of-type {
    border-start-end-radius: ${corner};
    border-end-end-radius: ${corner};
  }
`;

export const Box = styled(ControlBox)`
  &[data-dividers='shown'] {
    > ${Text} {
      padding-inline: var(--pad);
      background: ${theme.color.sunken};
    }
    > ${Text} + :is(input, textarea),
    > :is(input, textarea):has(+ ${Text}) {
      padding-inline: var(--pad);
    }
    > :is(${Text}, ${Joint}):has(~ :is(input, textarea)) {
      border-inline-end: 1px solid ${theme.color.border};
    }
    > :is(input, textarea) ~ :is(${Text}, ${Joint}) {
      border-inline-start: 1px solid ${theme.color.border};
    }
    > ${Text}:first-child {
      border-start-start-radius: ${corner};
      border-end-start-radius: ${corner};
    }
    > ${Text}:last-child {
      border-start-end-radius: ${corner};
      border-end-end-radius: ${corner};
    }
  }
  &[data-dividers='hidden'] > ${Joint} + ${Text} {
    padding-inline-start: var(--pad);
  }
  &[data-dividers='hidden'] > ${Text}:has(+ ${Joint}) {
    padding-inline-end: var(--pad);
  }
`;
