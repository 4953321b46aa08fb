import type { Breadcrumb } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { PageHead } from '../../navigation/PageHead.tsx';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';

interface KnowledgeBaseHeadProps {
  /** The levels below the knowledge base, this page last. */
  way?: readonly Breadcrumb[];
}

/** Breadcrumbs that grow by level, and the name of the page in the browser. */
export function KnowledgeBaseHead({ way = [] }: KnowledgeBaseHeadProps) {
  const { t } = useLingui();
  const name = t`Knowledge base`;
  return (
    <>
      <PageTitle title={way.at(-1)?.label ?? name} />
      <PageHead title={name} way={[{ label: t`Pages` }, { label: name, href: paths.knowledgeBase }, ...way]} />
    </>
  );
}
