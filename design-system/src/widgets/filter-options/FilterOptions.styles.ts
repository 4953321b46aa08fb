import { styled } from 'styled-components';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, space, text, weight } = theme;

export const Root = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  overflow-wrap: anywhere;
`;

export const Label = styled.legend`
  padding: 0;
  margin-block-end: ${space.s};
  color: ${color.ink};
  font-weight: ${weight.semibold};
`;

const line = '2rem';

export const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** The list while its options load. */
export const Lines = styled(List)`
  grid-auto-rows: ${line};
  align-items: center;
`;

export const Option = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  min-block-size: ${line};

  > div {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const Count = styled.span`
  color: ${color.ink3};
  font-size: ${text.small};
  ${tabular}
`;

export const Below = styled.div`
  margin-block-start: ${space.m};
`;
