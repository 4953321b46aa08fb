import { Trans, useLingui } from '@lingui/react/macro';
import { Clock, type LucideIcon, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../../components/buttons/Link.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { Facts, Group } from '../ChatPanel.styles.ts';
import type { ContactPanelProps } from './contact-panel.types.ts';

/** How and when a contact can be reached. */
export function ContactFacts({ email, phone, hours }: Pick<ContactPanelProps, 'email' | 'phone' | 'hours'>) {
  const { t } = useLingui();
  return (
    <Group>
      <h3>
        <Trans>Personal information</Trans>
      </h3>
      <Facts>
        {email && (
          <Fact icon={Mail} label={t`Email`}>
            <Link href={`mailto:${email}`} variant="quiet">
              {email}
            </Link>
          </Fact>
        )}
        {phone && (
          <Fact icon={Phone} label={t({ message: 'Phone', context: 'contact' })}>
            <Link href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} variant="quiet">
              <bdi dir="ltr">{phone}</bdi>
            </Link>
          </Fact>
        )}
        {hours && (
          <Fact icon={Clock} label={t({ message: 'Hours', context: 'contact' })}>
            {hours}
          </Fact>
        )}
      </Facts>
    </Group>
  );
}

interface FactProps {
  icon: LucideIcon;
  label: string;
  children: ReactNode;
}

function Fact({ icon, label, children }: FactProps) {
  return (
    <div>
      <dt>
        <Icon icon={icon} label={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
