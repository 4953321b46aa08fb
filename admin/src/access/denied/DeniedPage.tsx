import { MessagePage } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { focusHeading, focusHeadingWhenLost } from '../../routing/focus.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useUser } from '../../session/SessionProvider.tsx';
import { useRights } from '../../session/view/useRights.ts';
import { useRoleName } from '../useRoleName.ts';
import { useDenial } from './useDenial.tsx';

export interface DeniedPageProps {
  /** The subject that the person would have to be allowed to read. */
  subject: string;
  /** The title of the page, as the menu names it; left out, the page has no name that the person may know. */
  page: string | undefined;
  /** The ways on to other pages. */
  ways: ReactNode;
}

/** Stands at the address of a page that the person may not open: why, who may, and how to get there. */
export function DeniedPage({ subject, page, ways }: DeniedPageProps) {
  const { t } = useLingui();
  const user = useUser();
  const rights = useRights();
  const roleName = useRoleName();
  const role = rights?.view?.role.name ?? roleName(rights?.role);
  const { reason, facts = [], actions } = useDenial({ action: 'read', subject });
  const title = page ? t`No access to ${page}` : t`No access to this page`;

  useEffect(() => {
    // A link that led here left the focus on the page, and a right that was lost left it nowhere.
    if ([document.body, document.querySelector('main')].includes(document.activeElement as HTMLElement)) {
      focusHeading();
    }
    return focusHeadingWhenLost;
  }, []);

  return (
    <>
      <PageTitle title={title} />
      <MessagePage
        variant="section"
        code="403"
        title={title}
        description={[reason, ...facts.map(({ text }) => text)].join(' ')}
        details={[
          ...(user && !rights?.view ? [{ label: t`Signed in as`, value: user.email }] : []),
          ...(rights?.view?.person ? [{ label: t`Viewed as`, value: rights.view.person.fullName }] : []),
          ...(role ? [{ label: t({ message: 'Role', context: 'person' }), value: role }] : []),
        ]}
        actions={
          <>
            {ways}
            {actions}
          </>
        }
      />
    </>
  );
}
