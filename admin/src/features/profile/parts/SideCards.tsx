import { Avatar, Button, Card, EntryList, Poll, useHasPassed } from '@embarque/design-system';
import type { ProfilePhoto } from '@embarque/mocks/profile/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { UserCheck, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ProfileCommand, ProfileState } from '../model/profile.commands.ts';
import { formatDay } from '../../../i18n/format.ts';
import { PhotoViewer } from './PhotoViewer.tsx';

interface PhotosCardProps {
  photos: readonly ProfilePhoto[];
  /**
   * How many are beside each other.
   * @default 3
   */
  columns?: 3 | 'as many as fit';
  /** Stands in place of the card when there are none. */
  empty?: ReactNode;
}

/** PRO-04: the latest photos; a press on one opens it large. */
export function PhotosCard({ photos, columns = 3, empty = null }: PhotosCardProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const open = (index: number) => {
    setShown(index);
    setOpen(true);
  };
  if (photos.length === 0) return empty;
  return (
    <Card title={t`Latest photos`}>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns:
            columns === 3 ? 'repeat(3, minmax(0, 1fr))' : 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
          gap: '0.5rem',
        }}
      >
        {photos.map(({ id, img }, index) => (
          <button
            key={id}
            type="button"
            aria-label={t`Open photo ${index + 1} of ${photos.length}`}
            style={{
              aspectRatio: '1',
              padding: 0,
              border: 0,
              borderRadius: '0.5rem',
              overflow: 'hidden',
              cursor: 'pointer',
            }}
            onClick={() => open(index)}
          >
            <img
              src={img}
              alt=""
              style={{ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', display: 'block' }}
            />
          </button>
        ))}
      </div>
      <PhotoViewer photos={photos} index={shown} isOpen={isOpen} onShow={setShown} onClose={() => setOpen(false)} />
    </Card>
  );
}

interface ActProps {
  state: ProfileState;
  give: (command: ProfileCommand) => void;
}

interface SuggestionsCardProps extends ActProps {
  /** Stands in place of the card when there are none. */
  empty?: ReactNode;
}

/** PRO-04: people whom the person may know. */
export function SuggestionsCard({ state, give, empty = null }: SuggestionsCardProps) {
  const { t } = useLingui();
  if (state.suggestions.length === 0) return empty;
  return (
    <Card title={t({ message: 'Suggestions', context: 'profile' })}>
      <EntryList
        entries={state.suggestions.map(({ id, avatar, name, mutualFriend, isRequested }) => ({
          id: String(id),
          face: <Avatar name={name} src={avatar} isDecorative />,
          title: name,
          detail: (
            <bdi>
              <Plural value={mutualFriend} one="# mutual friend" other="# mutual friends" />
            </bdi>
          ),
          end: (
            <Button
              size="small"
              variant={isRequested ? 'soft' : 'outline'}
              icon={isRequested ? UserCheck : UserPlus}
              aria-label={isRequested ? t`Requested: ${name}` : t`Add ${name}`}
              onClick={() => give({ type: 'friend requested', id, isRequested: !isRequested })}
            >
              {isRequested ? <Trans context="friend">Requested</Trans> : <Trans context="friend">Add</Trans>}
            </Button>
          ),
        }))}
      />
    </Card>
  );
}

/** PRO-04: a poll with one vote for everybody, until it closes. */
export function PollCard({ state, give }: ActProps) {
  const { t } = useLingui();
  const { pollClosesAt: closes } = state;
  const isClosed = useHasPassed(closes);
  if (state.polls.length === 0) return null;
  return (
    <Card title={t({ message: 'Polls', context: 'profile' })}>
      <Poll
        question={t`Which seat do you prefer?`}
        closedOn={closes !== null && isClosed ? formatDay(new Date(closes)) : undefined}
        choices={state.polls.map(({ id, name, result, votedUser }) => ({
          id,
          label: name,
          votes: result,
          voters: votedUser.map(({ username, avatar }) => ({ name: username, src: avatar })),
        }))}
        chosen={state.polls.find(({ isChosen }) => isChosen)?.id ?? null}
        onVote={({ id }) => give({ type: 'voted', id })}
      />
    </Card>
  );
}
