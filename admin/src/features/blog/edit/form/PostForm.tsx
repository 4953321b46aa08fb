import { Avatar, Card, Inline, OnDemand, SideLayout, Stack } from '@embarque/design-system';
import { formatDay } from '@embarque/design-system/format-day';
import { Trans } from '@lingui/react/macro';
import { useActorState } from '../../../../app-state/useActorState.ts';
import { UnsavedChangesDialog } from '../../../../blocker/UnsavedChangesDialog.tsx';
import { type SavingOptions, useSaving } from '../useSaving.ts';
import { EditorSide } from './EditorSide.tsx';
import { FormAlerts } from './FormAlerts.tsx';
import { TextFields } from './TextFields.tsx';
import type { EditorPartProps } from './useDraft.ts';

const loadConflict = () => import('./ConflictDialog.tsx');

/** The post to be typed, beside all that is decided about it. */
export function PostForm(options: SavingOptions) {
  const { actor } = options;
  const { form, blocker } = useSaving(options);
  const isConflict = useActorState(actor, ({ context }) => context.conflict !== null);

  return (
    <>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'save requested' });
        }}
      >
        <SideLayout side={<EditorSide actor={actor} />}>
          <Stack gap="gap">
            <FormAlerts actor={actor} />
            <Card>
              <Stack gap="l">
                <Byline actor={actor} />
                <TextFields actor={actor} />
              </Stack>
            </Card>
          </Stack>
        </SideLayout>
      </form>
      {isConflict && (
        <OnDemand load={loadConflict} onMissing={() => actor.send({ type: 'choices cancelled' })}>
          {({ ConflictDialog }) => <ConflictDialog actor={actor} />}
        </OnDemand>
      )}
      <UnsavedChangesDialog blocker={blocker}>
        <Trans>Your changes to this post will be lost.</Trans>
      </UnsavedChangesDialog>
    </>
  );
}

function Byline({ actor }: EditorPartProps) {
  const post = useActorState(actor, ({ context }) => context.post);
  const person = useActorState(actor, ({ context }) => context.person);
  const name = post?.userFullName ?? person;
  return (
    <Inline gap="s">
      <Avatar name={name} src={post?.avatar} size="small" isDecorative />
      <bdi>{name}</bdi>
      {post && (
        <>
          <span aria-hidden>·</span>
          <time dateTime={post.blogPosted}>{formatDay(post.blogPosted, { dateStyle: 'short' })}</time>
        </>
      )}
    </Inline>
  );
}
