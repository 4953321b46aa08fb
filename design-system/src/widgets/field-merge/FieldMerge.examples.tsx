import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { Checkbox } from '../../forms/elements/checkbox/Checkbox.tsx';
import { TextField } from '../../forms/elements/input/TextField.tsx';
import { TextArea } from '../../forms/elements/textarea/TextArea.tsx';
import { type FieldsMerge, mergeFields, resolveMerge } from '../../lib/merge/merge.ts';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { FieldMerge } from './FieldMerge.tsx';
import { herPost, longText, myPost, type SamplePost, samplePost, samplePostKinds } from './field-merge.samples.ts';
import type { MergeFieldTexts } from './field-merge.types.ts';
import { FieldMergeDialog } from './FieldMergeDialog.tsx';

const author = 'Ana Beatriz';

function usePostFields(): MergeFieldTexts<keyof SamplePost> {
  const { t } = useLingui();
  return {
    title: { label: t({ message: 'Title', context: 'post' }) },
    status: { label: t({ message: 'Status', context: 'post' }) },
    tags: { label: t({ message: 'Tags', context: 'post' }) },
    text: { label: t({ message: 'Text', context: 'post' }) },
  };
}

const namesOf = (names: readonly (keyof SamplePost)[], fields: MergeFieldTexts<keyof SamplePost>) =>
  names.flatMap((name) => fields[name]?.label ?? []);

/** Only what both have changed is asked for; the status and the tags are merged. */
export function APostOfTwoPeople() {
  const fields = usePostFields();
  const { conflicts, onlyTheirs } = mergeFields(samplePost, myPost, herPost, samplePostKinds);
  return <FieldMerge author={author} conflicts={conflicts} fields={fields} alsoChanged={namesOf(onlyTheirs, fields)} />;
}

/** Two thousand words scroll in their card, with the words marked that differ. */
export function LongTexts() {
  const fields = usePostFields();
  const conflict = {
    id: 'text',
    field: 'text',
    kind: 'text',
    base: longText,
    mine: longText.replace('sun', 'rain'),
    theirs: longText.replace('late lunch', 'long lunch'),
  } as const;
  return <FieldMerge author={author} conflicts={[conflict]} fields={fields} />;
}

/** Choose what a colleague changes while you type, then save. */
export function AColleagueEditsWhileYouType() {
  const { t } = useLingui();
  const fields = usePostFields();
  const [stored, store] = useState(samplePost);
  const [mine, setMine] = useState(samplePost);
  const [hers, setHers] = useState<readonly (keyof SamplePost)[]>(['title', 'tags']);
  const [merge, setMerge] = useState<FieldsMerge<SamplePost> | null>(null);
  const [note, setNote] = useState('');

  const finish = (post: SamplePost, names: readonly (keyof SamplePost)[]) => {
    store(post);
    setMine(post);
    setHers([]);
    setMerge(null);
    const kept = new Intl.ListFormat('en').format(namesOf(names, fields));
    setNote(kept ? t`Saved. ${author} also changed ${kept}.` : t`Saved.`);
  };
  const save = () => {
    const theirs = { ...stored, ...Object.fromEntries(hers.map((name) => [name, herPost[name]])) };
    const result = mergeFields(stored, mine, theirs, samplePostKinds);
    if (result.conflicts.length > 0) setMerge(result);
    else finish(resolveMerge(result), result.onlyTheirs);
  };
  return (
    <Stack gap="l">
      <Inline gap="l" role="group" aria-label={t`${author} changes`}>
        {(['title', 'status', 'tags', 'text'] as const).map((name) => (
          <Checkbox
            key={name}
            checked={hers.includes(name)}
            onChange={({ target }) => setHers(target.checked ? [...hers, name] : hers.filter((each) => each !== name))}
          >
            {t`${author}: ${fields[name]?.label ?? name}`}
          </Checkbox>
        ))}
      </Inline>
      <TextField
        label={t({ message: 'Title', context: 'post' })}
        value={mine.title}
        onChange={({ target }) => setMine({ ...mine, title: target.value })}
      />
      <TextArea
        label={t({ message: 'Text', context: 'post' })}
        value={mine.text}
        onChange={({ target }) => setMine({ ...mine, text: target.value })}
      />
      <Inline gap="m">
        <Button onClick={save}>{t`Save the post`}</Button>
        <span role="status">{note}</span>
      </Inline>
      {merge && (
        <FieldMergeDialog
          isOpen
          title={t`${author} has changed this post too`}
          author={author}
          conflicts={merge.conflicts}
          fields={fields}
          alsoChanged={namesOf(merge.onlyTheirs, fields)}
          onSave={({ choices }) => finish(resolveMerge(merge, choices), merge.onlyTheirs)}
          onClose={() => setMerge(null)}
        />
      )}
    </Stack>
  );
}
