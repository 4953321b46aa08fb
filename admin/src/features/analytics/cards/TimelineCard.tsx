import {
  Avatar,
  AvatarGroup,
  Card,
  Icon,
  Inline,
  Link,
  PersonCell,
  Stack,
  Timeline,
  TimelineItem,
} from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { paths } from '../../../paths.ts';
import { crew } from '../analytics.samples.ts';

/** DSH-03: the latest four events. */
export function TimelineCard() {
  const { t } = useLingui();
  return (
    <Card title={t`User timeline`}>
      <Timeline>
        <TimelineItem
          title={<Trans>Twelve invoices paid</Trans>}
          aside={
            <bdi>
              <Trans>12 min ago</Trans>
            </bdi>
          }
        >
          <Stack gap="s">
            <p>
              <bdi>
                <Trans>The airline settled everything that was open.</Trans>
              </bdi>
            </p>
            <Inline>
              <Icon icon={FileText} />
              <Link href={paths.sales}>
                <Trans>See the sales</Trans>
              </Link>
            </Inline>
          </Stack>
        </TimelineItem>
        <TimelineItem
          tone="warning"
          title={<Trans>Client meeting</Trans>}
          aside={
            <bdi>
              <Trans>45 min ago</Trans>
            </bdi>
          }
        >
          <Stack gap="s">
            <p>
              <bdi>
                <Trans>A school takes forty pupils to Lisbon.</Trans>
              </bdi>
            </p>
            <Inline>
              <Avatar name="Bruno Cavalcanti" isDecorative />
              <PersonCell name="Bruno Cavalcanti" detail={<Trans>Claims handler</Trans>} />
            </Inline>
          </Stack>
        </TimelineItem>
        <TimelineItem
          tone="info"
          title={<Trans>New product for crews</Trans>}
          aside={
            <bdi>
              <Trans>2 days ago</Trans>
            </bdi>
          }
        >
          <AvatarGroup aria-label={t`Product team`} people={crew.map((name) => ({ name }))} />
        </TimelineItem>
        <TimelineItem
          tone="danger"
          title={<Trans>Emergency card redrawn</Trans>}
          aside={
            <bdi>
              <Trans>5 days ago</Trans>
            </bdi>
          }
        >
          <p>
            <bdi>
              <Trans>It fits behind a phone now, and is printed in three languages.</Trans>
            </bdi>
          </p>
        </TimelineItem>
      </Timeline>
    </Card>
  );
}
