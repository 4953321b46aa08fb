import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { Tone } from '../../theme/tones.ts';
import { Dot } from './Dot.ts';

export interface StatusProps extends ComponentPropsWithRef<'span'> {
  /**
   * How good it is: `success` runs well, `danger` does not run, `warning` needs a look, `info` has just begun.
   * @default 'secondary'
   */
  tone?: Tone;
}

/**
 * Says quietly what is going on, with a dot and a word: online, delayed, closed. For the state that a sale has reached, use
 * `StatusPill`; for a person in a list, the `status` of `Avatar`.
 */
export function Status({ tone = 'secondary', children, ...rest }: StatusProps) {
  return (
    <Root {...rest} data-tone={tone}>
      <Ring>
        <Dot />
      </Ring>
      <Text>{children}</Text>
    </Root>
  );
}

/** In the line of the text around it, also where the words break. */
const Root = styled.span`
  display: inline-flex;
  gap: ${theme.space.s};
  max-inline-size: 100%;
  font-weight: ${theme.weight.medium};
  vertical-align: bottom;
`;

/** As high as the first line. */
const Ring = styled.span`
  --dot: 0.5rem;
  display: flex;
  flex: none;
  align-items: center;
  block-size: 1lh;
  padding-inline: 3px;
  color: var(--tone);

  > * {
    box-shadow: 0 0 0 3px var(--tone-soft);
  }
`;

const Text = styled.bdi`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
