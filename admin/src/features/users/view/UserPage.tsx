import { Card, ErrorState, Link, Loading, OnDemand, SideLayout, Skeleton, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../app-state/useActorState.ts';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { PageHead } from '../../../navigation/PageHead.tsx';
import { paths } from '../../../paths.ts';
import { useRoles } from '../../../people/useRoles.ts';
import { useUserLabels } from '../../../people/users/useUserLabels.ts';
import { readOneOf } from '../../../query/search-params.ts';
import { useSearchQuery } from '../../../query/useSearchQuery.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { useNumericId } from '../../../routing/useNumericId.ts';
import { useQueryRetry } from '../../../session/useQueryRetry.ts';
import type { UserActor } from '../machine/user.machine.ts';
import { UserTabs } from '../tabs/UserTabs.tsx';
import { UserInfo } from './UserInfo.tsx';
import { UserNeighbours } from './UserNeighbours.tsx';
import { UserPlan } from './UserPlan.tsx';
import { USER_TABS } from './user.parts.ts';
import { useUser } from './useUser.ts';

/** The user that an address without an id shows. */
const FIRST = 1;

const loadMerge = () => import('../merge/UserMergeDialog.tsx');

/** `/apps/user/view/:id`: the URL holds the tab, the open dialog, and the list that led here. */
export function UserPage() {
  const id = useNumericId(paths.user);
  if (id === null) {
    return (
      <>
        <UserHead />
        <UserNotFound />
      </>
    );
  }
  // Pending changes stay with the user they were made to.
  return <PageOfUser key={id ?? FIRST} id={String(id ?? FIRST)} />;
}

/** @param name of the user; left out until it is known */
function UserHead({ name }: { name?: string | undefined }) {
  const { t } = useLingui();
  const title = name ?? t({ message: 'User', context: 'page' });
  return (
    <>
      <PageTitle title={title} />
      <PageHead
        title={title}
        way={[{ label: t`Users`, href: paths.users }, { label: t({ message: 'View', context: 'page' }) }]}
      />
    </>
  );
}

function PageOfUser({ id }: { id: string }) {
  const tab = readOneOf(USER_TABS, useSearchQuery()[0].get('tab')) ?? 'account';
  const { actor, state, access } = useUser(id);
  const conflict = state.matches({ ready: { info: 'conflict' } }) ? state.context.conflict : null;
  const labels = useUserLabels(useRoles().data?.roles);

  return (
    <>
      <UserHead name={access?.answer.user.fullName} />
      {access ? (
        <Stack gap="l">
          <UserNeighbours id={Number(id)} />
          <SideLayout
            placement="start"
            side={
              <Stack gap="gap">
                <UserInfo access={access} labels={labels} />
                {/* The tab of bills has the plan itself. */}
                {tab !== 'billing' && <UserPlan access={access} />}
              </Stack>
            }
          >
            <UserTabs selected={tab} access={access} labels={labels} />
          </SideLayout>
        </Stack>
      ) : (
        <NoUserYet actor={actor} />
      )}
      {conflict && (
        <OnDemand load={loadMerge} onMissing={() => actor.send({ type: 'merge cancelled' })}>
          {({ UserMergeDialog }) => (
            <UserMergeDialog
              conflict={conflict}
              labels={labels}
              onSave={(choices) => actor.send({ type: 'sides chosen', choices })}
              onClose={() => actor.send({ type: 'merge cancelled' })}
            />
          )}
        </OnDemand>
      )}
    </>
  );
}

function NoUserYet({ actor }: { actor: UserActor }) {
  const { t } = useLingui();
  const state = useActorState(actor, (snapshot) => snapshot);
  const { error } = state.context;
  const isLoading = state.matches('loading');
  const tryAgain = useQueryRetry({ error, tryAgain: () => actor.send({ type: 'try again' }) });

  if (state.matches('missing')) return <UserNotFound />;
  if (error !== null) {
    return (
      <ErrorState headingLevel={2} title={t`Couldn't load the user`} onRetry={tryAgain} isRetrying={isLoading}>
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

function UserNotFound() {
  const { t } = useLingui();
  return (
    <Card>
      <ErrorState headingLevel={2} title={t`User not found`}>
        <Trans>
          This user doesn't exist or was deleted. <Link href={paths.users}>Go to the list of users</Link>
        </Trans>
      </ErrorState>
    </Card>
  );
}
