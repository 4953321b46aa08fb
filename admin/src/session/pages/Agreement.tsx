import { Checkbox, type CheckboxProps, Link, OnDemand } from '@embarque/design-system';
import { Trans } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadTexts } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';

const loadLegal = async () => {
  const [{ LegalDialog }] = await Promise.all([import('../../legal/LegalDialog.tsx'), loadTexts('app', 'legal')]);
  return { LegalDialog };
};

interface AgreementProps extends Omit<CheckboxProps, 'children'> {
  /**
   * The address of the page that it stands on.
   * @default '/register'
   */
  path?: string;
}

/** The box to tick, with links to what is agreed to: the hash opens it over the form, which keeps what was typed. */
export function Agreement({ path = paths.register, ...props }: AgreementProps) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const close = () => void navigate({ hash: '' }, { replace: true });
  return (
    <>
      <Checkbox {...props}>
        <span dir="auto">
          <Trans>
            I agree to the <Link href={`${path}#privacy`}>privacy policy</Link> and the{' '}
            <Link href={`${path}#terms`}>terms of use</Link>
          </Trans>
        </span>
      </Checkbox>
      {(hash === '#privacy' || hash === '#terms') && (
        <OnDemand load={loadLegal} onMissing={close}>
          {({ LegalDialog }) => <LegalDialog text={hash === '#privacy' ? 'privacy' : 'terms'} onClose={close} />}
        </OnDemand>
      )}
    </>
  );
}
