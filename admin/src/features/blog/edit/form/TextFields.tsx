import { notify, OnDemand, Skeleton, TextField } from '@embarque/design-system';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo } from 'react';
import { countWords, LONGEST_TITLE } from '../model/post-draft.ts';
import { useImages } from '../image/useImages.ts';
import { useFieldLabels } from '../useFieldLabels.ts';
import { SlugField } from './SlugField.tsx';
import { changeIn, type EditorPartProps, useDraft, useMistake } from './useDraft.ts';

const loadImageDialog = () => import('../image/ImageDialog.tsx');
const loadEditor = () => import('@embarque/design-system/editor');

/** Title, address and text of a post. */
export function TextFields({ actor }: EditorPartProps) {
  const { t } = useLingui();
  const labels = useFieldLabels();
  const title = useDraft(actor, 'blogTitle');
  const hasNoTitle = useMistake(actor, 'no title');
  const longest = LONGEST_TITLE;
  const tooLong = title.length > longest ? t`Enter at most ${longest} characters.` : undefined;
  return (
    <>
      <TextField
        label={labels.blogTitle}
        isRequired
        autoComplete="off"
        value={title}
        errorMessage={hasNoTitle ? t`Enter a title.` : tooLong}
        onChange={({ target }) => changeIn(actor)({ blogTitle: target.value })}
      />
      <SlugField actor={actor} />
      <ContentField actor={actor} />
    </>
  );
}

function ContentField({ actor }: EditorPartProps) {
  const { t } = useLingui();
  const { excerpt: label } = useFieldLabels();
  const text = useDraft(actor, 'excerpt');
  const hasNoText = useMistake(actor, 'no text');
  const { waiting, take } = useImages();
  return (
    <>
      <OnDemand load={loadEditor} fallback={<Skeleton shape="block" height="20rem" />}>
        {({ Editor, withoutDirections }) => (
          <Editor
            label={label}
            value={text}
            takesTables
            takeImage={take}
            description={<WordCount actor={actor} />}
            errorMessage={hasNoText ? t`Write the text that readers will see.` : undefined}
            onImageRefused={() =>
              notify.info(t`The images of the other page were left out. Save them, then add them as files.`)
            }
            onChange={({ html }) => changeIn(actor)({ excerpt: withoutDirections(html) })}
          />
        )}
      </OnDemand>
      {waiting && (
        <OnDemand load={loadImageDialog} onMissing={waiting.finish}>
          {({ ImageDialog }) => <ImageDialog image={waiting} />}
        </OnDemand>
      )}
    </>
  );
}

function WordCount({ actor }: EditorPartProps) {
  const text = useDeferredValue(useDraft(actor, 'excerpt'));
  const words = useMemo(() => countWords(text), [text]);
  return (
    <Trans>
      <Plural value={words} one="# word" other="# words" />
    </Trans>
  );
}
