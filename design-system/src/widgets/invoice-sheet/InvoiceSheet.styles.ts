import { css, styled } from 'styled-components';
import { amount, tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';
import { paper } from './paper.ts';

const { color, space, text, weight, radius } = theme;

/** Up to this width of the sheet its parts stand below each other, and a line takes two rows. */
const narrow = '@container (max-width: 34rem)';

export const Root = styled.article<{ $isPaper: boolean }>`
  container-type: inline-size;
  inline-size: 100%;
  min-inline-size: 0;
  color: ${color.ink2};
  overflow-wrap: anywhere;
  ${({ $isPaper }) =>
    $isPaper &&
    css`
      ${paper}
    `}
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  min-inline-size: 0;

  /* The rows of a grid do not count the heads that a table has on each sheet: what follows would overlap its end. */
  @media print {
    display: block;

    > * + * {
      margin-block-start: ${space.xl};
    }
  }
`;

export const Sides = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.l} ${space.xl};

  > * {
    min-inline-size: 0;
    flex: 1 1 16rem;
  }
`;

export const House = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: start;
  gap: ${space.m};
`;

export const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.xxs};

  > strong {
    color: ${color.ink};
    font-weight: ${weight.semibold};
  }
`;

export const Heading = styled.h3`
  margin-block-end: ${space.xs};
  color: ${color.ink3};
  font-size: ${text.small};
  font-weight: ${weight.semibold};
  letter-spacing: normal;
`;

export const Numbers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.s};
`;

export const NumberLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: fit-content(45%) minmax(0, 1fr);
  gap: ${space.xxs} ${space.l};
  margin: 0;

  dt {
    color: ${color.ink3};
  }
  dd {
    color: ${color.ink};
    ${tabular}
  }
  dd[data-strong] {
    font-weight: ${weight.bold};
  }
`;

export const Lines = styled.table.attrs({ role: 'table' })`
  inline-size: 100%;
  border-collapse: collapse;

  thead {
    display: table-header-group;
  }
  tr {
    break-inside: avoid;
  }
  th {
    padding: ${space.s} ${space.m};
    border-block-end: 1px solid ${color.controlBorder};
    color: ${color.ink3};
    font-size: ${text.small};
    font-weight: ${weight.semibold};
    text-align: start;
  }
  td {
    padding: ${space.m};
    border-block-end: 1px solid ${color.border};
    vertical-align: top;
  }
  :is(th, td):first-child {
    padding-inline-start: 0;
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
  }
  [data-figure] {
    text-align: end;
    white-space: nowrap;
    ${amount}
  }
  td[data-figure='total'] {
    color: ${color.ink};
    font-weight: ${weight.semibold};
  }

  ${narrow} {
    &,
    tbody {
      display: grid;
    }
    thead {
      display: none;
    }
    tr {
      display: grid;
      grid-template-columns: fit-content(30%) fit-content(30%) minmax(0, 1fr);
      gap: ${space.xs} ${space.s};
      padding-block: ${space.m};
      border-block-end: 1px solid ${color.border};
    }
    td {
      padding: 0;
      border: 0;
    }
    td:first-child {
      grid-column: 1 / -1;
    }
    [data-figure] {
      min-inline-size: 0;
      white-space: normal;
    }
    td[data-figure='quantity']::before {
      content: '× ';
    }
  }
`;

/* Chromium forgets what the parts of a table are where they are shown as something else. */
export const Rows = styled.tbody.attrs({ role: 'rowgroup' })``;
export const Head = styled.thead.attrs({ role: 'rowgroup' })``;
export const Row = styled.tr.attrs({ role: 'row' })``;
export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })``;
export const Cell = styled.td.attrs({ role: 'cell' })``;

export const Item = styled.span`
  display: block;
  color: ${color.ink};
  font-weight: ${weight.semibold};
`;

export const Small = styled.span`
  display: block;
  color: ${color.ink3};
  font-size: ${text.small};
`;

/** The totals and the note stay together on one sheet of paper. */
export const Closing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  break-inside: avoid;
`;

/** Below the table and not its foot, which would stand on every page. */
export const End = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 20rem);
  gap: ${space.l} ${space.xl};

  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Note = styled.div`
  padding-block-start: ${space.l};
  border-block-start: 1px solid ${color.border};
  white-space: pre-line;
`;

export const Stub = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.l} 0 0;
  border-block-start: 2px dashed ${color.controlBorder};
  border-radius: ${radius.s};
  break-inside: avoid;
`;
