import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { PersonCell } from '../../tables/table/PersonCell.tsx';
import { theme } from '../../theme/theme.ts';

export interface Entry {
  /** Tells it from the other entries. */
  id: string;
  /** An `Avatar` before its words; a decorative one, since the title says the name. */
  face?: ReactNode;
  title: ReactNode;
  /** A quieter line below the title. */
  detail?: ReactNode;
  /** A figure, or another thing at the end of its line. */
  end?: ReactNode;
}

export interface EntryListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The entries in their order. */
  entries: readonly Entry[];
}

/** A few things of one kind in a card, each a face, two lines and a figure. For framed items, use `ListGroup`; for columns, `Table`. */
export function EntryList({ entries, ...rest }: EntryListProps) {
  return (
    <Root {...rest} role="list">
      {entries.map(({ id, face, title, detail, end }) => (
        <Line key={id}>
          {face}
          <Text>{detail === undefined ? <Title>{title}</Title> : <PersonCell name={title} detail={detail} />}</Text>
          {end !== undefined && <End>{end}</End>}
        </Line>
      ))}
    </Root>
  );
}

const { color, space, weight } = theme;

const Root = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`;

/** In a narrow card, what stands at the end goes below a text that would be left with a word on each line. */
const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
`;

const Text = styled.div`
  flex: 1 1 5rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.span`
  color: ${color.ink};
  font-weight: ${weight.medium};
`;

const End = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${space.m};
  max-inline-size: 50%;
  margin-inline-start: auto;
  overflow-wrap: anywhere;
  text-align: end;
`;
