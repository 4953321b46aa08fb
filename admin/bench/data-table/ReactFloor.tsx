import { useDeferredValue, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { createFinder, type Direction } from './find.ts';
import { columns, HEIGHT, VIEW_HEIGHT, windowOf, writeCell } from './list.ts';
import type { Person } from './people.ts';

/**
 * The same list as one would write it by hand in React, for one screen: a field to search, heads that sort, and rows of styled
 * elements of which only those on screen are there. No widths, no keyboard, no states, nothing spoken.
 */
export function ReactFloor({ people }: { people: readonly Person[] }) {
  const find = useMemo(() => createFinder(people), [people]);
  const [scrolled, setScrolled] = useState(0);
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Direction>();
  const wanted = useDeferredValue(search);
  const order = useMemo(() => find({ search: wanted, sort }), [find, wanted, sort]);
  const { from, to } = windowOf(scrolled, order.length);

  return (
    <Card>
      <Title>People</Title>
      <Search type="search" aria-label="Search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <Scroller data-scroller onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop)}>
        <Row $isHead>
          {columns.map((column) => (
            <Cell key={column}>
              {column === 'name' ? (
                <button type="button" onClick={() => setSort(sort === 'ascending' ? 'descending' : 'ascending')}>
                  Name
                </button>
              ) : (
                column
              )}
            </Cell>
          ))}
        </Row>
        <Body style={{ blockSize: order.length * HEIGHT }}>
          {Array.from({ length: to - from }, (_, offset) => {
            const index = from + offset;
            const person = people[order[index] ?? 0];
            return person && <PersonRow key={person.id} person={person} index={index} />;
          })}
        </Body>
      </Scroller>
    </Card>
  );
}

function PersonRow({ person, index }: { person: Person; index: number }) {
  return (
    <Row data-row={index} style={{ position: 'absolute', transform: `translateY(${index * HEIGHT}px)` }}>
      {columns.map((column) => (
        <Cell key={column}>{writeCell(person, column)}</Cell>
      ))}
    </Row>
  );
}

const Card = styled.section`
  border: 1px solid #dde1ee;
  border-radius: 16px;
  background: #fff;
`;
const Title = styled.h2`
  margin: 0;
  padding: 16px 24px;
  font-size: 1.125rem;
`;
const Search = styled.input`
  margin: 0 24px 16px;
  min-block-size: 40px;
  border: 1px solid #8089a6;
  border-radius: 10px;
`;
const Scroller = styled.div`
  block-size: ${VIEW_HEIGHT}px;
  overflow: auto;
`;
const Body = styled.div`
  position: relative;
`;
const Row = styled.div<{ $isHead?: boolean }>`
  display: grid;
  grid-template-columns: 80px repeat(6, 1fr);
  inline-size: 100%;
  block-size: ${HEIGHT}px;
  ${({ $isHead }) => $isHead && 'position: sticky; inset-block-start: 0; z-index: 1; background: #f4f6fb;'}
`;
const Cell = styled.div`
  padding: 12px 16px;
  border-block-end: 1px solid #dde1ee;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
