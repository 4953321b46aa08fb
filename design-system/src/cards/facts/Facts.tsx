import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

export interface Fact {
  /** The label of the value. */
  term: string;
  /** The value. Leave out while it loads. */
  value: ReactNode;
}

export interface FactsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The facts, from two to four. */
  items: readonly Fact[];
}

/** A few short values beside each other, below what they explain. For long values, or more of them, use `DescriptionList`. */
export function Facts({ items, ...rest }: FactsProps) {
  return (
    <Root {...rest}>
      {items.map(({ term, value }) => (
        <Line key={term}>
          <Term>{term}</Term>
          <Value>{value === undefined ? <Skeleton width="4ch" /> : <bdi>{value}</bdi>}</Value>
        </Line>
      ))}
    </Root>
  );
}

const { color, space, text, weight } = theme;

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(4.25rem, 100%), 1fr));
  gap: ${space.m} ${space.l};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Line = styled.div`
  min-inline-size: 0;
`;

const Term = styled.dt`
  color: ${color.ink3};
  font-size: ${text.small};
`;

const Value = styled.dd`
  color: ${color.ink};
  font-size: ${text.large};
  font-weight: ${weight.bold};
  ${tabular}
`;
