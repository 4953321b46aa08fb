import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Loading } from '../../components/skeleton/Loading.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../components/skeleton/SkeletonGroup.tsx';
import { theme } from '../../theme/theme.ts';

export interface ConversationListSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name for screen readers: "Loading conversations…". */
  label: string;
  /** @default 8 */
  rows?: number;
}

/** Reserves the space of conversations while they load. */
export function ConversationListSkeleton({ label, rows = 8, ...rest }: ConversationListSkeletonProps) {
  return (
    <Root {...rest} label={label}>
      <SkeletonGroup>
        {Array.from({ length: rows }, (_, index) => (
          <Row key={index}>
            <Skeleton shape="circle" />
            <span>
              <Skeleton width={`${35 + ((index * 17) % 30)}%`} />
              <Skeleton width={`${55 + ((index * 23) % 40)}%`} />
            </span>
          </Row>
        ))}
      </SkeletonGroup>
    </Root>
  );
}

const { space } = theme;

const Root = styled(Loading)`
  flex: 1;
  min-block-size: 0;
  padding: ${space.m} ${space.s};
  overflow: hidden;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.m};
  padding: ${space.s};
`;
