import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { paper } from './paper.ts';

export interface InvoicePaperProps extends ComponentPropsWithRef<'main'> {
  /** Buttons above the sheet, on screens only. */
  actions?: ReactNode;
}

/** A white page around a sheet that is to be printed: on A4 and on Letter, whatever the skin. */
export function InvoicePaper({ actions, children, ...rest }: InvoicePaperProps) {
  return (
    <Root {...rest}>
      <Sheet>
        {actions && <Actions>{actions}</Actions>}
        {children}
      </Sheet>
    </Root>
  );
}

const Root = styled.main`
  ${css`
    ${paper}
  `}
  min-block-size: 100dvh;

  @media print {
    min-block-size: 0;
  }
`;

const Sheet = styled.div`
  inline-size: min(100%, 52rem);
  margin-inline: auto;
  padding: ${theme.space.xl};

  @media print {
    inline-size: 100%;
    padding: 0;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space.s};
  margin-block-end: ${theme.space.l};

  @media print {
    display: none;
  }
`;
