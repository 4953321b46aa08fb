import { EmptyState, Inline, Stack } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { Profile } from '../model/useProfile.ts';
import { AboutCard, FeedsCard, PagesCard } from './AboutCards.tsx';
import { PostFeed } from './PostFeed.tsx';
import { PhotosCard, PollCard, SuggestionsCard } from './SideCards.tsx';

interface ProfileViewsProps {
  view: 'feed' | 'about' | 'photos' | 'friends';
  profile: Profile;
}

const side: CSSProperties = { flex: '1 1 15rem', minInlineSize: 'min(15rem, 100%)' };
const middle: CSSProperties = { flex: '2.2 1 24rem', minInlineSize: 'min(22rem, 100%)' };

/** The view that the URL names. */
export function ProfileViews({ view, profile }: ProfileViewsProps) {
  const { t } = useLingui();
  const { state, give } = profile;
  if (!state) return null;
  switch (view) {
    case 'about':
      return <AboutCard about={state.userAbout} />;
    case 'photos':
      return (
        <PhotosCard
          photos={state.latestPhotos}
          columns="as many as fit"
          empty={<EmptyState title={t`No photos yet`} />}
        />
      );
    case 'friends':
      return <SuggestionsCard {...{ state, give }} empty={<EmptyState title={t`No suggestions yet`} />} />;
    case 'feed':
      return (
        <Inline gap="gap" align="start">
          <div style={side}>
            <Stack gap="gap">
              <AboutCard about={state.userAbout} />
              <PagesCard {...{ state, give }} />
              <FeedsCard {...{ state, give }} />
            </Stack>
          </div>
          <div style={middle}>
            <PostFeed profile={profile} />
          </div>
          <div style={side}>
            <Stack gap="gap">
              <PhotosCard photos={state.latestPhotos} />
              <SuggestionsCard {...{ state, give }} />
              <PollCard {...{ state, give }} />
            </Stack>
          </div>
        </Inline>
      );
  }
}
