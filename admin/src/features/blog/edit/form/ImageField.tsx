import { Button, CoverField, OnDemand, TextField } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { Crosshair } from 'lucide-react';
import { useState } from 'react';
import { drawPicture, fileName } from '../../../../files/drawn-picture.ts';
import { LONGEST_ALT } from '../model/post-draft.ts';
import { usePictureProblem } from '../image/usePictureProblem.ts';
import { useFieldLabels } from '../useFieldLabels.ts';
import { changeIn, type EditorPartProps, useDraft, useMistake } from './useDraft.ts';

/** As wide as the image is shown above a post. */
const WIDTH = 800;
const TYPES = ['image/jpeg', 'image/png', 'image/gif'];

const NO_IMAGE = { featuredImage: '', featuredImageName: '', featuredImageAlt: '', featuredImageFocus: '50% 50%' };

const loadDialog = () => import('./FocalPointDialog.tsx');

/** The image above a post, and its description for people who do not see it. */
export function ImageField({ actor }: EditorPartProps) {
  const { t } = useLingui();
  const labels = useFieldLabels();
  const image = useDraft(actor, 'featuredImage');
  const name = useDraft(actor, 'featuredImageName');
  const alt = useDraft(actor, 'featuredImageAlt');
  const focus = useDraft(actor, 'featuredImageFocus');
  const hasNoAlt = useMistake(actor, 'no alt');
  const longest = LONGEST_ALT;
  const tooLong = alt.length > longest ? t`Enter at most ${longest} characters.` : undefined;
  const { problem, isBusy, take } = useImage(actor);
  const change = changeIn(actor);

  return (
    <>
      <CoverField
        label={labels.featuredImage}
        description={
          <>
            {name && (
              <>
                <bdi>{name}</bdi>
                <br />
              </>
            )}
            {t`800 × 400 pixels. JPG, PNG or GIF, up to 10 MB.`}
          </>
        }
        accept={TYPES}
        image={image || null}
        focus={focus}
        actions={<FocalPointButton actor={actor} />}
        isBusy={isBusy}
        errorMessage={problem}
        onTake={({ file }) => void take(file)}
        onRemove={() => change({ ...NO_IMAGE })}
      />
      {image && (
        <TextField
          label={labels.featuredImageAlt}
          description={t`Read aloud to people who don't see it.`}
          autoComplete="off"
          value={alt}
          errorMessage={hasNoAlt ? t`Describe the image before the post is published.` : tooLong}
          onChange={({ target }) => change({ featuredImageAlt: target.value })}
        />
      )}
    </>
  );
}

function FocalPointButton({ actor }: EditorPartProps) {
  const image = useDraft(actor, 'featuredImage');
  const focus = useDraft(actor, 'featuredImageFocus');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" tone="secondary" size="small" icon={Crosshair} onClick={() => setOpen(true)}>
        <Trans>Focal point</Trans>
      </Button>
      {isOpen && (
        <OnDemand load={loadDialog} onMissing={close}>
          {({ FocalPointDialog }) => (
            <FocalPointDialog
              image={image}
              focus={focus}
              onClose={close}
              onChoose={(chosen) => {
                changeIn(actor)({ featuredImageFocus: chosen });
                close();
              }}
            />
          )}
        </OnDemand>
      )}
    </>
  );
}

function useImage(actor: EditorPartProps['actor']) {
  const problemOf = usePictureProblem();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const take = async (file: File) => {
    setBusy(true);
    // A browser that draws more kinds would take them too.
    const drawn = file.type === 'image/webp' ? { problem: 'kind' as const } : await drawPicture(file, WIDTH);
    setBusy(false);
    setProblem(typeof drawn === 'string' ? undefined : problemOf(drawn.problem, file));
    if (typeof drawn === 'string')
      changeIn(actor)({ ...NO_IMAGE, featuredImage: drawn, featuredImageName: fileName(file.name) });
  };
  return { problem, isBusy, take };
}
