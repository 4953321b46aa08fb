import { Alert, ErrorState, Link, Loading, OnDemand, SideLayout, Skeleton, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { isNotFound } from '../../../http/http.error.ts';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { PageHead } from '../../../navigation/PageHead.tsx';
import { paths } from '../../../paths.ts';
import { useRoles } from '../../../people/useRoles.ts';
import { useUserLabels } from '../../../people/users/useUserLabels.ts';
import type { QueryResult } from '../../../query/useQuery.ts';
import { useSearchQuery } from '../../../query/useSearchQuery.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { useQueryRetry } from '../../../session/useQueryRetry.ts';
import { UserTabs } from '../tabs/UserTabs.tsx';
import { UserInfo } from './UserInfo.tsx';
import { UserNeighbours } from './UserNeighbours.tsx';
import { UserPlan } from './UserPlan.tsx';
import { useUserAccount } from './useUserAccount.ts';

const loadMerge = () => import('../merge/UserMergeDialog.tsx');

/** `/apps/user/view/:id`: the URL holds the tab, the open dialog, and the list that led here. */
export function UserPage() {
  const id = /\/view\/([^/]+)/.exec(useLocation().pathname)?.[1] ?? '1';
  // Pending changes stay with the user they were made to.
  return <PageOfUser key={id} id={id} />;
}

function PageOfUser({ id }: { id: string }) {
  const { t } = useLingui();
  // The tab of bills has the plan itself.
  const tab = useSearchQuery()[0].get('tab');
  const { result, access, question } = useUserAccount(id);
  const labels = useUserLabels(useRoles().data?.roles);
  const name = access?.answer.user.fullName;

  return (
    <>
      <PageTitle title={name ?? t({ message: 'User', context: 'page' })} />
      <PageHead
        title={name ?? t({ message: 'User', context: 'page' })}
        way={[{ label: t`Users`, href: paths.users }, { label: t({ message: 'View', context: 'page' }) }]}
      />
      {access ? (
        <Stack gap="l">
          <UserNeighbours id={Number(id)} />
          <SideLayout
            placement="start"
            side={
              <Stack gap="gap">
                <UserInfo access={access} labels={labels} />
                {tab !== 'billing' && <UserPlan access={access} />}
              </Stack>
            }
          >
            <UserTabs access={access} labels={labels} />
          </SideLayout>
        </Stack>
      ) : (
        <NoUserYet result={result} />
      )}
      {question && (
        <OnDemand load={loadMerge} onMissing={() => question.answer(null)}>
          {({ UserMergeDialog }) => <UserMergeDialog question={question} labels={labels} />}
        </OnDemand>
      )}
    </>
  );
}

function NoUserYet({ result }: { result: QueryResult<unknown> }) {
  const { t } = useLingui();
  const tryAgain = useQueryRetry(result);
  const { error } = result;

  if (isNotFound(error)) {
    return (
      <Alert tone="danger" title={t`User not found`}>
        <Trans>
          There is no user with this id, or they were deleted. <Link href={paths.users}>Go to the list of users</Link>
        </Trans>
      </Alert>
    );
  }
  if (error !== null) {
    return (
      <ErrorState headingLevel={2} title={t`Couldn't load the user`} onRetry={tryAgain} isRetrying={result.isLoading}>
        <ErrorText error={error} />
      </ErrorState>
    );
  }
  return (
    <Loading label={t`Loading the user…`}>
      <SideLayout placement="start" side={<Skeleton shape="block" height="36rem" />}>
        <Skeleton shape="block" height="40rem" />
      </SideLayout>
    </Loading>
  );
}
