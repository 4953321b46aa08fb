import { ButtonLink, ErrorState, ProfileHeader, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { useErrorText } from '../../http/response/http.messages.ts';
import { PageHead } from '../../navigation/PageHead.tsx';
import { paths } from '../../paths.ts';
import { readOneOf } from '../../query/search-params.ts';
import { useSearchQuery } from '../../query/useSearchQuery.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useOwnPicture } from '../../session/picture/useOwnPicture.ts';
import { useQueryRetry } from '../../session/useQueryRetry.ts';
import { type Profile, useProfile } from './model/useProfile.ts';
import { ProfileSkeleton } from './parts/ProfileSkeleton.tsx';
import { ProfileViews } from './parts/ProfileViews.tsx';

const VIEWS = ['feed', 'about', 'photos', 'friends'] as const;
export type ProfileViewName = (typeof VIEWS)[number];

/** `/pages/profile`: the person's posts, and what they like and follow. */
export function ProfilePage() {
  const { t } = useLingui();
  const profile = useProfile();
  return (
    <>
      <PageTitle title={t`Profile`} />
      <PageHead title={t`Profile`} way={[{ label: t`Pages` }, { label: t`Profile` }]} />
      <Body profile={profile} />
    </>
  );
}

function Body({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const [searchParams] = useSearchQuery();
  const errorText = useErrorText();
  const tryAgain = useQueryRetry(profile.result);
  const view = readOneOf(VIEWS, searchParams.get('view')) ?? 'feed';
  const { state, result } = profile;
  const picture = useOwnPicture(state?.header.avatar);
  const { error, isLoading } = result;
  if (!state && error !== null) {
    return (
      <ErrorState title={t`Couldn't load the profile`} onRetry={tryAgain} isRetrying={isLoading}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (!state) return <ProfileSkeleton />;
  const { username, designation, coverImg } = state.header;
  return (
    <Stack gap="gap">
      <ProfileHeader
        name={username}
        detail={designation}
        src={picture}
        cover={coverImg}
        views={[
          { id: 'feed', label: t({ message: 'Feed', context: 'profile' }), href: paths.profile },
          { id: 'about', label: t({ message: 'About', context: 'profile' }), href: `${paths.profile}?view=about` },
          { id: 'photos', label: t({ message: 'Photos', context: 'profile' }), href: `${paths.profile}?view=photos` },
          {
            id: 'friends',
            label: t({ message: 'Friends', context: 'profile' }),
            href: `${paths.profile}?view=friends`,
          },
        ]}
        current={view}
        actions={
          <ButtonLink href={paths.accountSettings} icon={Pencil} variant="outline">
            <Trans>Edit profile</Trans>
          </ButtonLink>
        }
      />
      <ProfileViews view={view} profile={profile} />
    </Stack>
  );
}
