import { css, styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

export type FormColumns = 'one' | 'fit';

const { space } = theme;

const columns: Record<FormColumns, string> = {
  one: 'minmax(0, 1fr)',
  fit: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
};

export const Root = styled.form<{ $columns: FormColumns }>`
  display: grid;
  ${({ $columns }) => css`
    grid-template-columns: ${columns[$columns]};
  `}
  gap: ${space.l} ${space.gap};
  align-items: start;
  min-inline-size: 0;

  /* Aligns parts without a label with the controls. */
  &[data-labels='beside'] > :not([data-label]) {
    ${media.beyondPhone} {
      padding-inline-start: calc(25% + ${space.m} / 2);
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${space.m};
  margin-block-start: ${space.xs};
  overflow-wrap: anywhere;
  min-inline-size: 0;

  /* The way on is where the feet of dialogs have it. */
  [role='dialog'] &,
  [role='alertdialog'] & {
    justify-content: end;
  }
`;
