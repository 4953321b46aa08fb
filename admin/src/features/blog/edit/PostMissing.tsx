import { useLingui } from '@lingui/react/macro';
import { PageHead } from '../../../navigation/PageHead.tsx';
import { paths } from '../../../paths.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { MissingPostCard } from '../MissingPostCard.tsx';

/** The page of the editor when there is no such post. */
export function PostMissing() {
  const { t } = useLingui();
  const title = t`Edit post`;
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} way={[{ label: t`Blog`, href: paths.blog }, { label: title }]} />
      <MissingPostCard />
    </>
  );
}
