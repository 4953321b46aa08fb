import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export type CardGroupProps = ComponentPropsWithRef<'div'>;

/** A few `Card`s that are one thing, joined in one frame; below each other where there is little room. Else, use `Grid`. */
export function CardGroup({ children, ...rest }: CardGroupProps) {
  return (
    <Root {...rest}>
      <Row>{children}</Row>
    </Root>
  );
}

const { color, radius, shadow } = theme;

const Root = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`;

const hairline = `1px solid ${color.border}`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  && > * {
    --card-corner: 0px;
    border: 0;
    border-radius: 0;
    box-shadow: none;
  }
  && > * + * {
    border-block-start: ${hairline};
  }

  @container (min-inline-size: 36rem) {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;

    && > * + * {
      border-block-start: 0;
      border-inline-start: ${hairline};
    }
  }
`;
