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
} from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';

import { GuardedButton } from '../../../access/GuardedButton.tsx';
import { useMayDo } from '../../../access/useMayDo.ts';
import { formatDayAndTime } from '../../../i18n/format.ts';
import { useCountryName, useLanguageName } from '../../../people/useNames.ts';
import { statusTone } from '../../../people/users/useUserLabels.ts';
import { withParams } from '../../../query/search-params.ts';
import { useSearchQuery } from '../../../query/useSearchQuery.ts';
import { attempts } from '../users.attempts.ts';
import type { UserPartProps } from './user.parts.ts';
import { useSuspension } from './useSuspension.tsx';

const loadEdit = () => import('./EditUserDialog.tsx');

/** The user with the standing, and what changes both. */
export function UserInfo({ access, labels }: UserPartProps) {
  const { t } = useLingui();
  const [searchParams, changeSearchParams] = useSearchQuery();
  const setPanel = (panel: 'edit' | undefined) =>
    changeSearchParams((current) => withParams(current, { panel }), { replace: true });
  const { user, account } = access.answer;
  const suspension = useSuspension(access);
  const mayEdit = useMayDo()(attempts.edit);
  const isSuspended = user.status === 'suspended';
  const { email } = user;
  const sent = t`An invitation was sent to ${email}.`;

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
          {account.invitation && (
            <GuardedButton
              attempt={attempts.edit}
              variant="outline"
              isBusy={access.isSaving}
              onClick={() => void access.send('invitation', sent)}
            >
              <Trans>Invite again</Trans>
            </GuardedButton>
          )}
          {isSuspended ? (
            <GuardedButton
              attempt={attempts.edit}
              variant="outline"
              onClick={suspension.reactivate}
              isBusy={access.isSaving}
            >
              <Trans>Reactivate</Trans>
            </GuardedButton>
          ) : (
            <GuardedButton
              attempt={attempts.edit}
              variant="outline"
              tone="danger"
              onClick={() => void suspension.suspend()}
            >
              <Trans context="action">Suspend</Trans>
            </GuardedButton>
          )}
        </FormActions>
      </Stack>
      {suspension.dialog}
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
  const { suspension, invitation } = account;
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
    ...(invitation ? [{ term: t`Invitation ends`, value: <time dateTime={invitation.expiresAt}>{until}</time> }] : []),
    { term: t`Role`, value: labels.roleOf(user.role).label },
    { term: t`Tax ID`, value: <bdi dir="ltr">{account.taxId}</bdi> },
    { term: t({ message: 'Contact', context: 'telephone' }), value: <bdi dir="ltr">{user.contact}</bdi> },
    { term: t`Language`, value: languageName(account.language) },
    { term: t`Country`, value: countryName(account.billingCountry) },
  ];
}
