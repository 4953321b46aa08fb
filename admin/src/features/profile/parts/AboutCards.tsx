import {
  Avatar,
  Card,
  DescriptionList,
  EntryList,
  FilledToggle,
  Icon,
  Inline,
  Link,
  PersonCell,
  Stack,
} from '@embarque/design-system';
import { formatShortDay } from '@embarque/design-system/format-day';
import type { ProfileAbout } from '@embarque/mocks/profile/contract';
import { useLingui } from '@lingui/react/macro';
import { BadgeCheck, Star } from 'lucide-react';
import { composeHref } from '../../../paths.ts';
import type { ProfileCommand, ProfileState } from '../model/profile.commands.ts';

/** PRO-02: who the person is. */
export function AboutCard({ about }: { about: ProfileAbout }) {
  const { t } = useLingui();
  return (
    <Card title={t({ message: 'About', context: 'profile' })}>
      <Stack gap="m">
        {about.about && <p dir="auto">{about.about}</p>}
        <DescriptionList
          items={[
            { term: t({ message: 'Joined', context: 'profile' }), value: formatShortDay(about.joined, { year: true }) },
            { term: t({ message: 'Lives in', context: 'profile' }), value: <bdi>{about.lives}</bdi> },
            {
              term: t`Email`,
              value: <Link href={composeHref(`mailto:${about.email}`)}>{about.email}</Link>,
            },
            {
              term: t({ message: 'Website', context: 'profile' }),
              value: <Link href={about.website}>{about.website}</Link>,
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

interface FollowProps {
  state: ProfileState;
  give: (command: ProfileCommand) => void;
}

/** PRO-02: a filled star for a page that the person follows. */
export function PagesCard({ state, give }: FollowProps) {
  const { t } = useLingui();
  if (state.suggestedPages.length === 0) return null;
  return (
    <Card title={t`Suggested pages`}>
      <EntryList
        entries={state.suggestedPages.map(({ id, avatar, username, subtitle, favorite }) => ({
          id: String(id),
          face: <Avatar name={username} src={avatar} isDecorative />,
          title: username,
          detail: subtitle,
          end: (
            <StarButton
              name={username}
              isFollowed={favorite}
              onFollow={(isFollowed) => give({ type: 'page followed', id, isFollowed })}
            />
          ),
        }))}
      />
    </Card>
  );
}

/** PRO-02: short notes of people. */
export function FeedsCard({ state, give }: FollowProps) {
  const { t } = useLingui();
  if (state.twitterFeeds.length === 0) return null;
  return (
    <Card title={t`Twitter feeds`}>
      <Stack gap="l">
        {state.twitterFeeds.map(({ id, imgUrl, title, desc, tags, favorite }) => (
          <Stack key={id} gap="s">
            <Inline gap="m" distribute="between" overflow="shrink">
              <Inline gap="m">
                <Avatar name={title} src={imgUrl} isDecorative />
                <PersonCell
                  name={title}
                  detail={
                    <Inline as="span" gap="xs">
                      <bdi dir="ltr">@{id}</bdi>
                      <Icon icon={BadgeCheck} label={t({ message: 'Verified', context: 'profile' })} />
                    </Inline>
                  }
                />
              </Inline>
              <StarButton
                name={title}
                isFollowed={favorite}
                onFollow={(isFollowed) => give({ type: 'feed starred', id, isFollowed })}
              />
            </Inline>
            <p dir="auto">{desc}</p>
            <small>
              <bdi>{tags}</bdi>
            </small>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

interface StarButtonProps {
  name: string;
  isFollowed: boolean;
  onFollow: (isFollowed: boolean) => void;
}

function StarButton({ name, isFollowed, onFollow }: StarButtonProps) {
  const { t } = useLingui();
  return (
    <FilledToggle
      icon={Star}
      tone="warning"
      label={t`Follow ${name}`}
      isOn={isFollowed}
      onToggle={({ isOn }) => onFollow(isOn)}
    />
  );
}
