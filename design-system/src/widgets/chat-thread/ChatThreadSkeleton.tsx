import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Loading } from '../../components/skeleton/Loading.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../components/skeleton/SkeletonGroup.tsx';
import { theme } from '../../theme/theme.ts';

export interface ChatThreadSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name for screen readers: "Loading messages…". */
  label: string;
}

const widths = ['45%', '30%', '55%', '38%', '50%', '25%'];

/** Reserves the space of messages while they load. */
export function ChatThreadSkeleton({ label, ...rest }: ChatThreadSkeletonProps) {
  return (
    <Root {...rest} label={label}>
      <SkeletonGroup>
        {widths.map((width, index) => (
          <Row key={width} data-from={index % 3 === 2 ? 'me' : 'them'}>
            <Skeleton shape="block" width={width} height="2.5rem" />
          </Row>
        ))}
      </SkeletonGroup>
    </Root>
  );
}

const { color, space } = theme;

/** The messages stand at the end, as those do that come. */
const Root = styled(Loading)`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: end;
  min-block-size: 0;
  padding: ${space.card};
  background: ${color.sunken};
  overflow: hidden;
`;

const Row = styled.div`
  display: flex;
  padding-block-start: ${space.l};

  &[data-from='me'] {
    justify-content: end;
  }
`;
