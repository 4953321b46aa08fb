import { useLingui } from '@lingui/react/macro';
import { TagInput } from './tags/TagInput.tsx';

/** Free text: Enter or a comma creates a tag. */
export function Labels() {
  const { t } = useLingui();
  return (
    <TagInput
      label={t`Labels of the sale`}
      description={t`Press Enter or comma after each.`}
      defaultValue={[t`Family`, t`Repeat customer`]}
    />
  );
}

/** Empty, with a hint. */
export function EmptyTags() {
  const { t } = useLingui();
  return <TagInput label={t`Send copies to`} placeholder={t`name@example.com, …`} />;
}
