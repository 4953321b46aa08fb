import { ProjectCard, useToday } from '@embarque/design-system';
import { formatShortDay } from '@embarque/design-system/format-day';
import { Trans, useLingui } from '@lingui/react/macro';
import { daysFrom } from '../../../cards/card-period.ts';
import { useUser } from '../../../session/SessionProvider.tsx';
import { appDesign } from '../analytics.samples.ts';
import { useMembership } from '../useMembership.ts';

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 });

/** DSH-03: a project that the signed-in person can join. The server has no request for it, so the browser keeps it. */
export function AppDesignCard() {
  const { t } = useLingui();
  const today = useToday();
  const [isMember, setMember] = useMembership();
  const me = useUser()?.fullName;
  const { beganOn, dueIn, budget, cost, members } = appDesign;
  return (
    <ProjectCard
      title={t`App design`}
      day={daysFrom(today, beganOn)}
      teams={[
        { label: t({ message: 'Prototype', context: 'project' }), tone: 'warning' },
        { label: t({ message: 'Wireframe', context: 'project' }), tone: 'primary' },
      ]}
      members={[...members, ...(isMember && me ? [me] : [])].map((name) => ({ name }))}
      facts={[
        {
          label: t`Due date`,
          value: (
            <span lang="pt-BR" dir="ltr">
              {formatShortDay(daysFrom(today, dueIn))}
            </span>
          ),
        },
        { label: t({ message: 'Budget', context: 'project' }), value: reais.format(budget) },
        { label: t({ message: 'Cost', context: 'project' }), value: reais.format(cost) },
      ]}
      isMember={isMember}
      onJoin={(change) => setMember(change.isMember)}
    >
      <bdi>
        <Trans>The traveller sees policy and data plan on one card, also without a network.</Trans>
      </bdi>
    </ProjectCard>
  );
}
