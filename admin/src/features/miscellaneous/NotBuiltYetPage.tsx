import { MessagePage, type MessagePageProps } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { WaysOn } from './WaysOn.tsx';

/** An address that the menu or the search leads to before its page exists. */
export function NotBuiltYetPage({ variant = 'page' }: Pick<MessagePageProps, 'variant'>) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  return (
    <>
      <PageTitle title={t`Not built yet`} />
      <MessagePage
        variant={variant}
        title={t`This gate is still being built`}
        description={t`This page is not available yet.`}
        details={[{ label: t({ message: 'Address', context: 'web' }), value: pathname }]}
        actions={<WaysOn />}
      />
    </>
  );
}
