import { type Breadcrumb, Breadcrumbs, PageHeader, type PageHeaderProps } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { paths } from '../paths.ts';
import { AppsMenu } from './AppsMenu.tsx';

export interface PageHeadProps extends Omit<PageHeaderProps, 'breadcrumbs' | 'wayEnd'> {
  /** The way from home to this page, which comes last. */
  way: readonly Breadcrumb[];
}

/** SHL-16: the title of a page, the way there from home, and the apps that people go to most. */
export function PageHead({ way, ...rest }: PageHeadProps) {
  const { t } = useLingui();
  return (
    <PageHeader
      {...rest}
      wayEnd={<AppsMenu />}
      breadcrumbs={
        <Breadcrumbs items={[{ label: t({ message: 'Home', context: 'page' }), href: paths.home }, ...way]} />
      }
    />
  );
}
