import { styled } from 'styled-components';
import { Loading } from '../../../components/skeleton/Loading.tsx';
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx';
import { theme } from '../../../theme/theme.ts';

/** The skeleton's shape: columns on an axis, or round. */
export type SkeletonKind = 'bars' | 'round';

const heights = [38, 56, 47, 72, 64, 88, 70, 96];

/** Keeps the room of a chart, in its shape. */
export function ChartSkeleton({ label, kind, height }: { label: string; kind: SkeletonKind; height: number }) {
  return (
    <Loading label={label}>
      <Ground data-kind={kind} style={{ blockSize: height }}>
        {kind === 'round' ? (
          <Skeleton shape="circle" height={`${Math.round(height * 0.8)}px`} />
        ) : (
          heights.map((share) => <Skeleton key={share} shape="block" height={`${share * 0.9}%`} />)
        )}
      </Ground>
    </Loading>
  );
}

const Ground = styled.div`
  display: flex;
  align-items: end;
  gap: 5%;
  padding-inline: ${theme.space.l};
  border-block-end: 1px solid ${theme.color.border};

  &[data-kind='bars'] > * {
    flex: 1;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  &[data-kind='round'] {
    align-items: center;
    justify-content: center;
    border: 0;
  }
`;
