import { Trans, useLingui } from '@lingui/react/macro';
import {
  ArrowUpRight,
  CreditCard,
  FileText,
  Landmark,
  Laptop,
  MonitorSmartphone,
  QrCode,
  Smartphone,
  Tablet,
  TicketsPlane,
  Wallet,
} from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { AvatarGroup } from '../../components/avatar/AvatarGroup.tsx';
import { ActionsMenu } from '../../components/dropdowns/ActionsMenu.tsx';
import { notify } from '../../components/toasts/notify.tsx';
import { Timeline, TimelineItem } from '../../components/timeline/Timeline.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { PersonCell } from '../../tables/table/PersonCell.tsx';
import { Card } from '../card/Card.tsx';
import type { CardPeriod } from '../period-menu/PeriodMenu.tsx';
import { ShareListCard } from '../share-list-card/ShareListCard.tsx';
import { TaskListCard } from '../task-list-card/TaskListCard.tsx';
import { TransactionsCard } from '../transactions-card/TransactionsCard.tsx';

/** Shows tasks with their people, time spent and progress. */
export function EmployeeTasks() {
  const { t } = useLingui();
  const tasks = [
    { id: '1', person: 'Ryan Harrington', role: t`iOS Developer`, minutes: 560, done: 45, tone: 'primary' },
    { id: '2', person: 'Lívia Prado', role: t`Claims handler`, minutes: 270, done: 65, tone: 'danger' },
    { id: '3', person: 'Ahmed Osman', role: t`Underwriter`, minutes: 135, done: 60, tone: 'success' },
    { id: '4', person: 'Tatiane Rocha', role: t`Partner manager`, minutes: 95, done: 35, tone: 'info' },
    { id: '5', person: 'Jordan Stevenson', role: t`Broker`, minutes: 250, done: 65, tone: 'warning' },
    { id: '6', person: 'Beatriz Fonseca', role: t`Designer`, minutes: 40, done: 80, tone: 'primary' },
  ] as const;
  const assign = { id: 'assign', label: t`Reassign`, onAction: () => notify.success(t`Tasks reassigned.`) };
  return (
    <Grid minCell="20rem">
      <TaskListCard
        title={t`Employee Task`}
        tasks={tasks}
        actions={<ActionsMenu label={t`Actions on tasks`} items={[assign]} />}
      />
    </Grid>
  );
}

/** Shows incoming amounts in green with a plus and outgoing ones in red with a minus. */
export function MoneyInAndOut() {
  const { t } = useLingui();
  const transactions = [
    { id: '1', name: t`Wallet`, kind: t`Travel advance`, amount: -74, icon: Wallet, tone: 'primary' },
    { id: '2', name: t`Bank transfer`, kind: t`Airline refund`, amount: 480, icon: Landmark, tone: 'success' },
    { id: '3', name: 'Pix', kind: t`Family policy`, amount: 590, icon: QrCode, tone: 'info' },
    { id: '4', name: t`Card`, kind: t`Claim paid`, amount: -23, icon: CreditCard, tone: 'danger' },
    { id: '5', name: t`Transfer`, kind: t`Lounge pass`, amount: -98, icon: ArrowUpRight, tone: 'warning' },
  ] as const;
  return (
    <Grid minCell="20rem">
      <TransactionsCard title={t`Transactions`} transactions={transactions} />
    </Grid>
  );
}

const shares: Record<CardPeriod, readonly number[]> = {
  'last 7 days': [0.544, 0.061, 0.146, 0.042, 0.084],
  'last 28 days': [0.512, 0.074, 0.168, 0.051, 0.091],
  'last month': [0.498, 0.082, 0.181, 0.047, 0.088],
  'last year': [0.401, 0.109, 0.254, 0.038, 0.072],
};

/** The menu asks for the shares of other days. */
export function SharesOfThePeriod() {
  const { t } = useLingui();
  const [period, setPeriod] = useState<CardPeriod>('last 7 days');
  const browsers = [
    { id: 'phone', name: t`Phone browser`, icon: Smartphone, tone: 'primary' },
    { id: 'tablet', name: t`Tablet browser`, icon: Tablet, tone: 'warning' },
    { id: 'desktop', name: t`Desktop browser`, icon: Laptop, tone: 'info' },
    { id: 'kiosk', name: t`Airport kiosk`, icon: TicketsPlane, tone: 'danger' },
    { id: 'partner', name: t`Partner app`, icon: MonitorSmartphone, tone: 'success' },
  ] as const;
  return (
    <Grid minCell="20rem">
      <ShareListCard
        title={t`Browser States`}
        shares={browsers.map((browser, index) => ({ ...browser, share: shares[period][index] ?? 0 }))}
        period={period}
        onPeriodChange={(change) => setPeriod(change.period)}
      />
    </Grid>
  );
}

const team = ['Marina Duarte', 'Noah Lindqvist', 'Amara Okafor', 'Theo Laurent', 'Yuki Tanaka'];

/** Composes recent activity from a timeline in a card, without a widget of its own. */
export const LatestActivity = () => (
  <Grid minCell="20rem">
    <Card title={<Trans>User Timeline</Trans>}>
      <Timeline>
        <TimelineItem title={<Trans>Twelve invoices were paid</Trans>} aside={<Trans>12 min ago</Trans>}>
          <Stack gap="s">
            <Trans>The airline settled all that was open.</Trans>
            <Inline>
              <Icon icon={FileText} />
              <Trans>invoices.pdf</Trans>
            </Inline>
          </Stack>
        </TimelineItem>
        <TimelineItem tone="warning" title={<Trans>Client meeting</Trans>} aside={<Trans>45 min ago</Trans>}>
          <Stack gap="s">
            <Trans>A school takes forty pupils to Lisbon.</Trans>
            <Inline>
              <Avatar name="Lívia Prado" isDecorative />
              <PersonCell name="Lívia Prado" detail={<Trans>Claims handler</Trans>} />
            </Inline>
          </Stack>
        </TimelineItem>
        <TimelineItem tone="info" title={<Trans>A new product for crews</Trans>} aside={<Trans>2 days ago</Trans>}>
          <AvatarGroup people={team.map((name) => ({ name }))} />
        </TimelineItem>
        <TimelineItem tone="danger" title={<Trans>Emergency card redrawn</Trans>} aside={<Trans>5 days ago</Trans>}>
          <Trans>It fits behind a phone now, and is printed in three languages.</Trans>
        </TimelineItem>
      </Timeline>
    </Card>
  </Grid>
);
