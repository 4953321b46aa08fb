import { useLingui } from '@lingui/react/macro';
import { KeyRound, Users } from 'lucide-react';
import { Link } from '../../components/buttons/Link.tsx';
import { Denial } from './Denial.tsx';
import { DeniedAction } from './DeniedAction.tsx';

/** A click explains why, which rule decides, who may do it, and what to do next. */
export function DeleteIsNotAllowed() {
  const { t } = useLingui();
  const reason = t`The role Support doesn't allow you to delete sales.`;
  return (
    <DeniedAction
      variant="outline"
      tone="danger"
      reason={reason}
      explanation={
        <Denial
          reason={reason}
          facts={[
            { icon: KeyRound, text: t`Rule 2 of Support: may see sales` },
            { icon: Users, text: t`Roles that allow it: Administrator, Manager` },
          ]}
          actions={<Link href="mailto:admin@example.com">{t`Ask for access`}</Link>}
        />
      }
    >
      {t`Delete sale`}
    </DeniedAction>
  );
}
