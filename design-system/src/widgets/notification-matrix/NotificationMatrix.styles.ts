import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

const { color, space, text, weight } = theme;

export const Root = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  th,
  td {
    padding: ${space.m} ${space.s};
    border-block-end: 1px solid ${color.border};
    text-align: start;
  }

  th:first-child {
    inline-size: 46%;
    padding-inline-start: 0;
  }

  ${media.phone} {
    th,
    td {
      padding-inline: ${space.xs};
    }

    th:first-child {
      inline-size: 34%;
    }

    thead label {
      flex-wrap: wrap;
    }
  }
`;

export const Head = styled.th`
  color: ${color.ink2};
  font-size: ${text.small};
  font-weight: ${weight.semibold};
  vertical-align: bottom;
`;

export const RowHead = styled.th`
  color: ${color.ink};
  font-weight: ${weight.medium};
`;

export const Cell = styled.td`
  vertical-align: top;
`;

/** Its room stays while it is empty, so that turning the last switch off shifts nothing. */
export const Quiet = styled.span`
  display: block;
  min-block-size: 1.5em;
  color: ${color.ink3};
  font-size: ${text.small};
  font-weight: ${weight.regular};
`;

export const Notes = styled.div`
  display: grid;
  gap: ${space.s};

  &:not(:empty) {
    margin-block-start: ${space.m};
  }
`;
