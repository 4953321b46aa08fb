import {
  Avatar,
  Badge,
  Card,
  DescriptionList,
  FormActions,
  Heading,
  Inline,
  KeyFigure,
  OnDemand,
  Stack,
  StatusPill,
  useHasPassed,
} from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';

import { GuardedButton } from '../../../access/GuardedButton.tsx';
import { useMayDo } from '../../../access/useMayDo.ts';
import { useActorState } from '../../../app-state/useActorState.ts';
import { formatDayAndTime } from '../../../i18n/format.ts';
import { useCountryName, useLanguageName } from '../../../people/useNames.ts';
import { statusTone } from '../../../people/users/useUserLabels.ts';
import { withParams } from '../../../query/search-params.ts';
import { useSearchQuery } from '../../../query/useSearchQuery.ts';
import { standingOf } from '../machine/user.context.ts';
import { attempts } from '../users.attempts.ts';
import type { UserPartProps } from './user.parts.ts';
import { useSuspensionMessage, useSuspensionQuestion } from '../suspension/useSuspension.tsx';
import type { UserAccess } from './useUser.ts';

const loadEdit = () => import('../edit/EditUserDialog.tsx');

/** The user with the standing, and what changes both. */
export function UserInfo({ access, labels }: UserPartProps) {
  const { t } = useLingui();
  const [searchParams, changeSearchParams] = useSearchQuery();
  const setPanel = (panel: 'edit' | undefined) =>
    changeSearchParams((current) => withParams(current, { panel }), { replace: true });
  const { account } = access.answer;
  const mayEdit = useMayDo()(attempts.edit);
  const suspended = useSuspensionMessage(access);

  return (
    <Card>
      <Stack gap="l">
        <InfoHead access={access} labels={labels} />
        <Inline gap="l" distribute="center">
          <KeyFigure label={t`Tasks done`} value={account.tasksDone} format="thousands" />
          <KeyFigure label={t`Projects done`} value={account.projectsDone} format="thousands" />
        </Inline>
        <DescriptionList items={useFacts({ access, labels })} />
        <FormActions>
          <GuardedButton attempt={attempts.edit} onClick={() => setPanel('edit')}>
            <Trans>Edit</Trans>
          </GuardedButton>
          <StandingButtons access={access} />
        </FormActions>
      </Stack>
      {suspended}
      {searchParams.get('panel') === 'edit' && mayEdit && (
        <OnDemand load={loadEdit} onMissing={() => setPanel(undefined)}>
          {({ EditUserDialog }) => (
            <EditUserDialog access={access} labels={labels} onClose={() => setPanel(undefined)} />
          )}
        </OnDemand>
      )}
    </Card>
  );
}

/** The standing of the user on screen, as it changes. */
const useStanding = ({ actor }: Pick<UserAccess, 'actor'>) =>
  useActorState(actor, ({ context }) => standingOf(context));

/** The ways on from the standing of the user. They wait while the last one is being saved. */
function StandingButtons({ access }: Pick<UserPartProps, 'access'>) {
  const { actor } = access;
  const { askForReason, isChecking, dialog } = useSuspensionQuestion(access, (reason) =>
    actor.send({ type: 'suspend', reason }),
  );
  const standing = useStanding(access);
  const isPending = standing === 'pending' || standing === 'inviting' || standing === 'invited';
  const isSuspended = standing === 'suspending' || standing === 'suspended';

  return (
    <>
      {isPending && (
        <GuardedButton
          attempt={attempts.edit}
          variant="outline"
          isBusy={standing === 'inviting'}
          onClick={() => actor.send({ type: 'invite again' })}
        >
          <Trans>Invite again</Trans>
        </GuardedButton>
      )}
      {isSuspended ? (
        <GuardedButton
          attempt={attempts.edit}
          variant="outline"
          isBusy={standing === 'suspending'}
          onClick={() => actor.send({ type: 'reactivate' })}
        >
          <Trans>Reactivate</Trans>
        </GuardedButton>
      ) : (
        <GuardedButton
          attempt={attempts.edit}
          variant="outline"
          tone="danger"
          isBusy={isChecking || standing === 'reactivating' || standing === 'inviting'}
          onClick={askForReason}
        >
          <Trans context="action">Suspend</Trans>
        </GuardedButton>
      )}
      {dialog}
    </>
  );
}

function InfoHead({ access, labels }: UserPartProps) {
  const { user } = access.answer;
  const role = labels.roleOf(user.role);
  return (
    <Stack gap="s" align="center">
      <Avatar
        size="xlarge"
        shape="rounded"
        variant="soft"
        name={user.fullName}
        src={user.avatar}
        tone={user.avatarColor}
        isDecorative
      />
      <Heading level={2} size={4}>
        {user.fullName}
      </Heading>
      <Badge tone={role.tone}>{role.label}</Badge>
    </Stack>
  );
}

function useFacts({ access, labels }: UserPartProps) {
  const { t } = useLingui();
  const countryName = useCountryName();
  const languageName = useLanguageName();
  const { user, account } = access.answer;
  const standing = useStanding(access);
  // A change of the status shows before the server has made the rest of it.
  const suspension = user.status === 'suspended' ? account.suspension : null;
  const invitation = user.status === 'pending' ? account.invitation : null;
  const isInvitationOver = useHasPassed(invitation?.expiresAt);
  const since = suspension && formatDayAndTime(new Date(suspension.at));
  const until = invitation && formatDayAndTime(new Date(invitation.expiresAt));
  return [
    { term: t`Username`, value: user.username },
    { term: t`Billing email`, value: account.billingEmail },
    {
      term: t`Status`,
      value: <StatusPill tone={statusTone(user.status)}>{labels.statusOf(user)}</StatusPill>,
    },
    ...(suspension ? [{ term: t`Suspended since`, value: <time dateTime={suspension.at}>{since}</time> }] : []),
    ...(suspension?.reason
      ? [{ term: t({ message: 'Reason', context: 'suspension' }), value: suspension.reason }]
      : []),
    ...(standing === 'invited'
      ? [{ term: t({ message: 'Invitation', context: 'user' }), value: t`Sent again just now` }]
      : []),
    ...(invitation
      ? [
          {
            term: isInvitationOver ? t`Invitation ended` : t`Invitation ends`,
            value: <time dateTime={invitation.expiresAt}>{until}</time>,
          },
        ]
      : []),
    { term: t`Role`, value: labels.roleOf(user.role).label },
    { term: t`Tax ID`, value: <bdi dir="ltr">{account.taxId}</bdi> },
    { term: t({ message: 'Contact', context: 'telephone' }), value: <bdi dir="ltr">{user.contact}</bdi> },
    { term: t`Language`, value: languageName(account.language) },
    { term: t`Country`, value: countryName(account.billingCountry) },
  ];
}
