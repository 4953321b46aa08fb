import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../components/buttons/ButtonLink.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';

/** Cover, face and name, the views of the profile, and a way to edit it. */
export function YourOwnProfile() {
  const { t } = useLingui();
  return (
    <ProfileHeader
      name="Marina Duarte"
      detail={t`Head of the travel desk`}
      views={[
        { id: 'feed', label: t`Feed`, href: '#feed' },
        { id: 'photos', label: t`Photos`, href: '#photos' },
      ]}
      current="feed"
      actions={
        <ButtonLink href="#edit" variant="outline">
          <Trans>Edit profile</Trans>
        </ButtonLink>
      }
    />
  );
}
