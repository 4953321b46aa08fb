import {
  Button,
  ErrorState,
  Inline,
  OnDemand,
  SidePanel,
  Spinner,
  Stack,
  Timeline,
  TimelineItem,
} from '@embarque/design-system';
import type { BlogRevision } from '@embarque/mocks/blog/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ErrorText } from '../../../../http/response/ErrorText.tsx';
import { formatDayAndTime } from '../../../../i18n/format.ts';
import { useQuery } from '../../../../query/useQuery.ts';
import { countWords } from '../model/post-draft.ts';
import { loadRevisions } from '../server/posts.api.ts';
import type { EditorPartProps } from './useDraft.ts';

const loadDialog = () => import('./RevisionDialog.tsx');

interface RevisionsProps extends EditorPartProps {
  id: number;
  onClose: () => void;
}

/** The earlier versions of a post, each with the words that it gained or lost. One is restored as a new version. */
export function Revisions({ actor, id, onClose }: RevisionsProps) {
  const { t } = useLingui();
  const { data, error, isLoading, tryAgain } = useQuery<number, readonly BlogRevision[]>(loadRevisions, id);
  const [compared, setCompared] = useState<number | null>(null);
  const revision = data?.[compared ?? -1];
  const present = data?.[0];
  const restore = ({ fields }: BlogRevision) => {
    actor.send({ type: 'revision restored', fields });
    actor.send({ type: 'save requested' });
    onClose();
  };
  return (
    <SidePanel isOpen title={t({ message: 'Revisions', context: 'of a post' })} onClose={onClose}>
      {error !== null ? (
        <ErrorState headingLevel={3} title={t`Couldn't load the revisions`} onRetry={tryAgain} isRetrying={isLoading}>
          <ErrorText error={error} />
        </ErrorState>
      ) : data ? (
        <Timeline aria-label={t({ message: 'Revisions', context: 'of a post' })}>
          {data.map((revision, index) => (
            <Revision
              key={revision.id}
              revision={revision}
              before={data[index + 1]}
              onCompare={data.length > 1 ? () => setCompared(index) : undefined}
              onRestore={index > 0 ? () => restore(revision) : undefined}
            />
          ))}
        </Timeline>
      ) : (
        <Spinner label={t`Loading revisions…`} />
      )}
      {revision && present && (
        <OnDemand load={loadDialog} onMissing={() => setCompared(null)}>
          {({ RevisionDialog }) => (
            <RevisionDialog
              revision={revision}
              before={data?.[(compared ?? 0) + 1]}
              present={present}
              onClose={() => setCompared(null)}
            />
          )}
        </OnDemand>
      )}
    </SidePanel>
  );
}

interface RevisionProps {
  revision: BlogRevision;
  before: BlogRevision | undefined;
  /** Left out where there is no other version. */
  onCompare: (() => void) | undefined;
  /** Left out for the present version. */
  onRestore: (() => void) | undefined;
}

function Revision({ revision: { at, by, fields }, before, onCompare, onRestore }: RevisionProps) {
  const { t } = useLingui();
  const words = countWords(fields.excerpt);
  const change = before ? words - countWords(before.fields.excerpt) : 0;
  const time = formatDayAndTime(new Date(at));
  return (
    <TimelineItem title={by} aside={<time dateTime={at}>{time}</time>}>
      <Stack gap="xs">
        <p>
          <bdi>{fields.blogTitle}</bdi>
        </p>
        <p>
          <Plural value={words} one="# word" other="# words" />
          {change !== 0 && <bdi dir="ltr">{` (${change > 0 ? '+' : '−'}${Math.abs(change)})`}</bdi>}
        </p>
        <Inline gap="s">
          {onCompare && (
            <Button
              size="small"
              variant="ghost"
              aria-label={t`Show the changes in the version of ${time}`}
              onClick={onCompare}
            >
              <Trans>Show changes</Trans>
            </Button>
          )}
          {onRestore && (
            <Button
              size="small"
              variant="outline"
              tone="secondary"
              aria-label={t`Restore the version of ${time}`}
              onClick={onRestore}
            >
              <Trans>Restore this version</Trans>
            </Button>
          )}
        </Inline>
      </Stack>
    </TimelineItem>
  );
}
