import { Button, TextField } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useActorState } from '../../../../app-state/useActorState.ts';
import { paths } from '../../../../paths.ts';
import { slugOf } from '../model/slug.ts';
import { useFieldLabels } from '../useFieldLabels.ts';
import { changeIn, type EditorPartProps, useDraft } from './useDraft.ts';

/** The part of the address that names the post. It follows the title until somebody types it, or readers have seen it. */
export function SlugField({ actor }: EditorPartProps) {
  const { t } = useLingui();
  const { slug: label } = useFieldLabels();
  const slug = useDraft(actor, 'slug');
  const title = useDraft(actor, 'blogTitle');
  const followsTitle = useDraft(actor, 'followsTitle');
  const isLeft = useActorState(
    actor,
    ({ context: { post, saved, draft } }) => post?.wasPublished === true && saved.slug !== draft.slug,
  );
  /** An address that was put right letter by letter could not be typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const follow = () => actor.send({ type: 'title followed' });
  const take = () => {
    setTyped(null);
    if (typed === null || typed === slug) return;
    if (slugOf(typed) === '') follow();
    else changeIn(actor)({ slug: typed });
  };
  const canFollow = !followsTitle && slugOf(title) !== '' && slugOf(title) !== slug;

  return (
    <TextField
      label={label}
      dir="auto"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={typed ?? slug}
      labelAction={
        canFollow && (
          <Button size="small" variant="ghost" onClick={follow}>
            <Trans>Follow the title again</Trans>
          </Button>
        )
      }
      description={
        <>
          <bdi dir="ltr">
            {paths.blogPost}/{slugOf(typed ?? slug) || '…'}
          </bdi>
          {isLeft && <> · {t`The old address will lead here.`}</>}
        </>
      }
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  );
}
