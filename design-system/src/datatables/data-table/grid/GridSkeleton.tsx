import { styled } from 'styled-components';
import { Loading } from '../../../components/skeleton/Loading.tsx';
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../../components/skeleton/SkeletonGroup.tsx';
import { theme } from '../../../theme/theme.ts';
import { overrides } from '../../../theme/tokens.ts';
import { cardCell, cardRow } from '../../../tables/table/card-row.styles.ts';
import { gridColumns } from '../columns/grid-widths.ts';
import type { DataTableModel } from '../useDataTable.ts';

/** As many as can be seen at once; more would only be drawn for nobody. */
const MOST_ROWS = 10;

/** Reserves the space of the first rows while they load. */
export function GridSkeleton<Item extends object>({ model }: { model: DataTableModel<Item> }) {
  const { slots, widths, state, isCards } = model;
  const columns = { gridTemplateColumns: gridColumns(widths) };
  return (
    <Loading>
      <Rows data-density={state.density} data-cards={isCards || undefined}>
        {Array.from({ length: Math.min(state.perPage, MOST_ROWS) }, (_, row) => (
          <Row key={row} style={columns}>
            {slots.map(({ id, column, card }) => (
              <Cell key={id} data-align={column?.align} data-card={card}>
                <Skeleton width="min(7rem, 70%)" />
              </Cell>
            ))}
          </Row>
        ))}
      </Rows>
    </Loading>
  );
}

const Rows = styled(SkeletonGroup)`
  --row: ${theme.size.row};
  overflow: hidden;

  &[data-density='compact'] {
    --row: ${overrides['density-compact'].size.row};
  }
`;

const Row = styled.div`
  display: grid;
  border-block-end: 1px solid ${theme.color.border};

  [data-cards] > & {
    ${cardRow}
  }
`;

const Cell = styled.div`
  display: flex;
  align-items: center;
  block-size: var(--row);
  padding-inline: ${theme.space.m};

  &:first-child {
    padding-inline-start: ${theme.space.card};
  }
  &[data-align='end'] {
    justify-content: flex-end;
  }
  &&[data-card] {
    ${cardCell}
    block-size: 1.25rem;
    min-inline-size: 5rem;
  }
  &&:is([data-card='select'], [data-card='actions'], [data-card='expand']) {
    min-inline-size: ${theme.size.target};
  }
`;
