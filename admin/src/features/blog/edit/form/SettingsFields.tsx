import { MultiSelect, Select, useHasPassed } from '@embarque/design-system';
import type { BlogCategory, BlogStatus } from '@embarque/mocks/blog/contract';
import { useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../../app-state/useActorState.ts';
import { categoryLabels, statusLabels } from '../../blog.labels.ts';
import { formatMoment } from '../model/moment.ts';
import { useFieldLabels } from '../useFieldLabels.ts';
import { MomentField } from './MomentField.tsx';
import { changeIn, type EditorPartProps, useDraft, useMistake } from './useDraft.ts';

const STATUSES: readonly BlogStatus[] = ['Published', 'Pending', 'Draft'];
const CATEGORIES: readonly BlogCategory[] = ['Fashion', 'Gaming', 'Quote', 'Video', 'Food'];

/** Status, moment and categories of a post. */
export function SettingsFields({ actor }: EditorPartProps) {
  const { t } = useLingui();
  const labels = useFieldLabels();
  const status = useDraft(actor, 'status');
  const categories = useDraft(actor, 'blogCategories');
  const hasNoCategory = useMistake(actor, 'no category');
  const effect = useStatusEffect(actor);
  return (
    <>
      <Select
        label={labels.status}
        options={STATUSES.map((value) => ({ value, label: t(statusLabels[value]) }))}
        value={status}
        description={effect}
        onChange={({ value }) => changeIn(actor)({ status: value, publishAt: null })}
      />
      {status === 'Pending' && <MomentField actor={actor} />}
      <MultiSelect<BlogCategory>
        label={labels.blogCategories}
        options={CATEGORIES.map((value) => ({ value, label: t(categoryLabels[value]) }))}
        value={categories}
        errorMessage={hasNoCategory ? t`Choose a category.` : undefined}
        onChange={({ value }) => changeIn(actor)({ blogCategories: value })}
      />
    </>
  );
}

/** The effect that saving with this status has for readers. */
function useStatusEffect(actor: EditorPartProps['actor']): string {
  const { t } = useLingui();
  const status = useDraft(actor, 'status');
  const publishAt = useDraft(actor, 'publishAt');
  const hasPassed = useHasPassed(publishAt);
  const isPublished = useActorState(actor, ({ context }) => context.saved.status === 'Published');
  const isSaved = useActorState(actor, ({ context }) => context.saved.publishAt === context.draft.publishAt);
  if (status === 'Published')
    return isPublished ? t`Readers see your changes when you save.` : t`Publishes when you save.`;
  if (isPublished) return t`Readers no longer see the post when you save.`;
  if (status === 'Draft') return t`Draft, saved automatically.`;
  if (publishAt === null) return t`Waiting to be published. Saved automatically.`;
  const moment = formatMoment(publishAt);
  return hasPassed && isSaved ? t`Published on ${moment}.` : t`Readers see it from this time on.`;
}
