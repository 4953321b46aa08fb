import { Button, ButtonLink, Inline, Link } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useAbility } from '../../session/guards/ability.ts';
import { useUser } from '../../session/SessionProvider.tsx';
import { SUBJECT_OF_TEMPLATE } from '../../session/subjects.ts';

/** The ways on from a page that has nothing to show: home, back, and three pages that are there for the person. */
export function WaysOn() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <>
      <ButtonLink href={paths.home}>
        <Trans>Go to home page</Trans>
      </ButtonLink>
      {hasPageBefore() && (
        <Button variant="outline" icon={ArrowLeft} onClick={() => void navigate(-1)}>{t`Back`}</Button>
      )}
      <OtherPages />
    </>
  );
}

function OtherPages() {
  const { t } = useLingui();
  const ability = useAbility();
  const isSignedIn = useUser() !== null;
  const pages = [
    { href: paths.sales, label: t`Sales`, isOpen: ability.can('read', 'Sale') },
    { href: paths.email, label: t`Email`, isOpen: ability.can('read', SUBJECT_OF_TEMPLATE) },
    { href: paths.kanban, label: t`Kanban`, isOpen: ability.can('read', SUBJECT_OF_TEMPLATE) },
    { href: paths.accessControl, label: t`Access control`, isOpen: !ability.can('read', 'Sale') },
  ].filter(({ isOpen }) => isSignedIn && isOpen);

  if (pages.length === 0) return null;
  return (
    <Inline gap="l">
      {pages.map(({ href, label }) => (
        <Link key={href} href={href} variant="alone">
          {label}
        </Link>
      ))}
    </Inline>
  );
}

/** React Router counts the entries of the tab's history that are its own. */
const hasPageBefore = () => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0;
