import { Card, ErrorState, PageHeader } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { DeniedPage } from '../../access/denied/DeniedPage.tsx';
import { WaysOn } from '../../features/miscellaneous/WaysOn.tsx';
import { ErrorText } from '../../http/response/ErrorText.tsx';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { type RightsCheck, useRightsCheck } from '../../session/guards/useRightsCheck.ts';
import { useView } from '../../session/view/useRights.ts';
import type { MenuNode } from './menu.node.ts';
import { menuAboveKit, menuBelowKit, userMenu } from './useMenu.ts';

export interface DeniedRouteProps {
  /** The subject that the person would have to be allowed to read. */
  subject: string;
  /** Stands in place of the page until the server has confirmed that the person may not open it. */
  pending: ReactNode;
}

/** The denial of a page, once the server has confirmed it; to somebody who views a role, at once. */
export function DeniedRoute({ subject, pending }: DeniedRouteProps) {
  const { pathname } = useLocation();
  const isViewing = useView() !== null;
  const Route = isViewing ? DeniedAt : CheckedRoute;
  return <Route key={pathname} pathname={pathname} subject={subject} pending={pending} />;
}

interface RouteProps extends DeniedRouteProps {
  pathname: string;
}

function CheckedRoute(props: RouteProps) {
  const { state, ...check } = useRightsCheck();
  if (state === 'checking') return props.pending;
  return state === 'failed' ? <NotChecked {...check} /> : <DeniedAt {...props} />;
}

/** A server that does not answer has denied nothing. */
function NotChecked({ error, isTrying, tryAgain }: Omit<RightsCheck, 'state'>) {
  const { t } = useLingui();
  const title = t`Couldn't check your access`;
  return (
    <>
      <PageTitle title={title} />
      <PageHeader title={title} />
      <Card>
        <ErrorState
          headingLevel={2}
          title={t`It is not known whether you may open this page`}
          onRetry={tryAgain}
          isRetrying={isTrying}
        >
          <ErrorText error={error} />
        </ErrorState>
      </Card>
    </>
  );
}

/** Named by the title that the menu has for the address. */
function DeniedAt({ pathname, subject }: Pick<RouteProps, 'pathname' | 'subject'>) {
  const { i18n } = useLingui();
  const nodes = [...menuAboveKit, ...menuBelowKit, ...userMenu].flatMap(({ items }) => items);
  const title = titleAt(nodes, pathname);
  return <DeniedPage subject={subject} page={title && i18n._(title)} ways={<WaysOn />} />;
}

/** The title of the item that leads to an address, or to the longest part of it. */
function titleAt(nodes: readonly MenuNode[], pathname: string): MenuNode['title'] | undefined {
  const linked = nodes.flatMap(function below(node): MenuNode[] {
    return [...(node.href ? [node] : []), ...(node.items ?? []).flatMap(below)];
  });
  const [nearest] = linked
    .filter(({ href = '' }) => pathname === href || pathname.startsWith(`${href}/`))
    .toSorted((one, other) => (other.href ?? '').length - (one.href ?? '').length);
  return nearest?.title;
}
