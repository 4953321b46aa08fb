import { type ComponentPropsWithRef, useMemo } from 'react';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Loading } from '../../components/skeleton/Loading.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../components/skeleton/SkeletonGroup.tsx';
import { Column, Head, PlainFace, Root, Row, Scroller } from './KanbanBoard.styles.ts';
import { Body } from './card/TaskCard.styles.ts';

export interface KanbanSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * How many columns are to come, as far as one knows.
   * @default 3
   */
  columns?: number;
  /** The name of the content that loads, for screen readers. */
  label?: string;
}

/** Reserves the space of a `KanbanBoard` while it loads. */
export function KanbanSkeleton({ columns = 3, label, style, ...rest }: KanbanSkeletonProps) {
  const heights = useMemo(() => Array.from({ length: columns }, (_, index) => cards.slice(index % 2)), [columns]);
  return (
    <Root as={Loading} {...rest} style={{ ...style, ...still }} {...(label && { label })}>
      {heights.map((titles, index) => (
        <Column as="div" key={index} aria-hidden>
          <Head>
            <Skeleton width="7rem" />
          </Head>
          <Scroller style={still}>
            {titles.map((width) => (
              <CardSkeleton key={width} width={width} />
            ))}
          </Scroller>
        </Column>
      ))}
    </Root>
  );
}

/** There is nothing to scroll to, nor to scroll with: no key reaches it. */
const still = { overflow: 'hidden' } as const;

/** The widths of the titles, so that no two cards look alike. */
const cards = ['90%', '70%', '80%', '60%'];

function CardSkeleton({ width }: { width: string }) {
  return (
    <Row as="div">
      <PlainFace>
        <Body as={SkeletonGroup}>
          <Skeleton width="4rem" />
          <Skeleton width={width} />
          <Inline distribute="between" overflow="shrink">
            <Skeleton width="6rem" />
            <Skeleton shape="circle" height="1.75rem" />
          </Inline>
        </Body>
      </PlainFace>
    </Row>
  );
}
