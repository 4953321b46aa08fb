import { useLingui } from '@lingui/react/macro';
import { Loading } from '../../components/skeleton/Loading.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { Press, Body } from './NotificationCentre.styles.ts';

/** Three lines as they will stand there. */
export function NotificationSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading notifications…`}>
      {['14rem', '11rem', '13rem'].map((width) => (
        <Press key={width}>
          <Skeleton shape="circle" />
          <Body>
            <Skeleton width={width} />
            <Skeleton width="6rem" />
          </Body>
        </Press>
      ))}
    </Loading>
  );
}
