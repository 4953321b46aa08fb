import { MessagePage, type MessagePageProps } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { WaysOn } from './WaysOn.tsx';

/** MSC-04: an address that leads nowhere. Its children help to find the page that was meant. */
export function NotFoundPage({ variant = 'page', children }: Pick<MessagePageProps, 'variant' | 'children'>) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  return (
    <>
      <PageTitle title={t`Page not found`} />
      <MessagePage
        variant={variant}
        code="404"
        title={t`No departure from this gate`}
        description={t`There's no page at this address. It may have moved, or the link may contain a typo.`}
        details={[{ label: t({ message: 'Address', context: 'web' }), value: pathname }]}
        actions={<WaysOn />}
      >
        {children}
      </MessagePage>
    </>
  );
}
