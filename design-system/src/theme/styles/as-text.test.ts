import { css, styled } from 'styled-components';
import { expect, it } from 'vitest';
import { asText } from './as-text.ts';

it('makes one text of styles within styles, and of components that they name', () => {
  const Label = styled.label``;
  const edge = css`
    border: 0;
  `;

  const text = asText(css`
    ${edge}
    > ${Label} {
      color: ${'red'};
    }
  `);

  expect(text.replaceAll(/\s+/g, '')).toBe(`border:0;>${String(Label)}{color:red;}`);
});
