import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useHighlight } from '../../components/highlight/highlight.context.ts';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { onThePageSide } from '../../theme/styles/page-side.ts';
import { theme } from '../../theme/theme.ts';

export interface PersonCellProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  name: ReactNode;
  /** A detail that identifies the person, such as an email address. */
  detail: ReactNode;
}

/** A person in a cell of a table: the name, and one line below it. */
export function PersonCell({ name, detail, ...rest }: PersonCellProps) {
  const highlight = useHighlight();
  return (
    <Root {...rest}>
      <Name dir="auto">{typeof name === 'string' ? highlight(name) : name}</Name>
      {typeof detail === 'string' ? (
        <Detail dir="auto" style={roomFor(detail)}>
          {highlight(detail, withBreak)}
        </Detail>
      ) : (
        <Detail>{detail}</Detail>
      )}
    </Root>
  );
}

/** Reserves the space of a person whose row is loading. */
export function PersonCellSkeleton() {
  // Bars have no width of their own, and the cell none before its row is there.
  return (
    <PersonCell
      style={{ inlineSize: '11rem', maxInlineSize: '100%' }}
      name={<Skeleton width="70%" />}
      detail={<Skeleton width="100%" />}
    />
  );
}

/** An address breaks after its "@" before it breaks anywhere else. */
function withBreak(detail: string): ReactNode {
  const end = positionAfterSign(detail);
  return end === 0 ? (
    detail
  ) : (
    <>
      {detail.slice(0, end)}
      <wbr />
      {detail.slice(end)}
    </>
  );
}

const positionAfterSign = (detail: string) => detail.indexOf('@') + 1;

/** Words that break anywhere are as narrow as a letter to the table, which would take all room from them first. */
const roomFor = (detail: string) => ({ minInlineSize: `min(${Math.min(positionAfterSign(detail), 22)}ch, 40vw)` });

const Root = styled.span`
  display: inline-grid;
  min-inline-size: 0;
`;

const Name = styled.span`
  color: ${theme.color.ink};
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
  ${onThePageSide}
`;

const Detail = styled.span`
  color: ${theme.color.ink3};
  font-size: ${theme.text.small};
  overflow-wrap: anywhere;
  ${onThePageSide}
`;
