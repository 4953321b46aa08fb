import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

export interface FigureSumProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The lines of the sum, each with another term. */
  items: readonly { term: string; value: ReactNode }[];
}

/** The lines of a sum in the explanation of a figure, one value a line. For facts about a thing, use `DescriptionList`. */
export function FigureSum({ items, ...rest }: FigureSumProps) {
  return (
    <Root {...rest}>
      {items.map(({ term, value }) => (
        <Line key={term}>
          <dt>{term}</dt>
          <Value>{value}</Value>
        </Line>
      ))}
    </Root>
  );
}

const { color, space, text, weight } = theme;

const Root = styled.dl`
  display: grid;
  color: ${color.ink3};
  font-size: ${text.small};
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space.l};
  padding-block: ${space.xs};

  & + & {
    border-block-start: 1px solid ${color.border};
  }

  > dt {
    flex: none;
  }
`;

const Value = styled.dd`
  min-inline-size: 0;
  color: ${color.ink};
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
  text-align: end;
  ${tabular}
`;
