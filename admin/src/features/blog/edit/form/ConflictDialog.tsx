import { FieldMergeDialog, type MergeFieldTexts } from '@embarque/design-system/field-merge';
import type { BlogPostFields, BlogStatus } from '@embarque/mocks/blog/contract';
import { useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../../app-state/useActorState.ts';
import { formatDayAndTime } from '../../../../i18n/format.ts';
import { statusLabels } from '../../blog.labels.ts';
import { formatMoment } from '../model/moment.ts';
import { useFieldLabels } from '../useFieldLabels.ts';
import type { EditorPartProps } from './useDraft.ts';

/** Asks for a side where two people changed the same of a post. */
export function ConflictDialog({ actor }: EditorPartProps) {
  const { t } = useLingui();
  const labels = useFieldLabels();
  const fields = useMergeTexts();
  const conflict = useActorState(actor, ({ context }) => context.conflict);
  const merge = useActorState(actor, ({ context }) => context.merge);
  const isOpen = useActorState(actor, (state) => state.matches({ ready: { saving: 'choosing' } }));
  if (!conflict || !merge) return null;
  const { savedBy: author, savedAt } = conflict.theirs;
  return (
    <FieldMergeDialog<keyof BlogPostFields>
      isOpen={isOpen}
      title={t`${author} saved this post too`}
      author={author}
      changedAt={formatDayAndTime(new Date(savedAt))}
      conflicts={merge.conflicts}
      fields={fields}
      alsoChanged={merge.onlyTheirs.map((name) => labels[name])}
      saveLabel={t`Save these changes`}
      onSave={({ choices }) => actor.send({ type: 'choices confirmed', choices })}
      onClose={() => actor.send({ type: 'choices cancelled' })}
    />
  );
}

function useMergeTexts(): MergeFieldTexts<keyof BlogPostFields> {
  const { t } = useLingui();
  const labels = useFieldLabels();
  const text = (name: keyof BlogPostFields) => ({ label: labels[name] });
  return {
    blogTitle: text('blogTitle'),
    slug: text('slug'),
    followsTitle: {
      ...text('followsTitle'),
      format: (value) => (value ? t({ message: 'Yes', context: 'answer' }) : t({ message: 'No', context: 'answer' })),
    },
    status: { ...text('status'), format: (value) => t(statusLabels[value as BlogStatus]) },
    publishAt: { ...text('publishAt'), format: (value) => (value ? formatMoment(value as string) : t`No time`) },
    excerpt: text('excerpt'),
    featuredImage: {
      ...text('featuredImage'),
      render: (value) => (value ? <img src={value as string} alt="" width={160} height={80} /> : t`No image`),
    },
    featuredImageAlt: text('featuredImageAlt'),
    featuredImageFocus: text('featuredImageFocus'),
  };
}
