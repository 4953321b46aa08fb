import { Trans, useLingui } from '@lingui/react/macro';
import {
  ChevronDown,
  ChevronUp,
  FileText,
  type LucideIcon,
  Mail,
  Palette,
  Phone,
  Store,
  TrendingUp,
  Users,
} from 'lucide-react';
import { useId, useState } from 'react';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { Avatar } from '../avatar/Avatar.tsx';
import { AvatarGroup } from '../avatar/AvatarGroup.tsx';
import { Badge } from '../badges/Badge.tsx';
import { Button } from '../buttons/Button.tsx';
import { ButtonLink } from '../buttons/ButtonLink.tsx';
import { Collapse } from '../collapse/Collapse.tsx';
import { DescriptionList } from '../description-list/DescriptionList.tsx';
import { Timeline, TimelineItem } from './Timeline.tsx';

const broker = 'Jordan Stevenson';
const designers = ['Marina Duarte', 'Noah Lindqvist', 'Amara Okafor', 'Theo Laurent', 'Yuki Tanaka'];

function Minutes({ count }: { count: number }) {
  return (
    <time dateTime={`PT${count}M`}>
      <Trans>{count} min ago</Trans>
    </time>
  );
}

const euros: Intl.NumberFormatOptions = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 };

function Report() {
  const write = useNumberFormat(euros);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const amounts = [
    { term: 'Lisbon', value: 18_240 },
    { term: 'Recife', value: 12_905 },
    { term: 'Tokyo', value: 9_410 },
    { term: 'Porto', value: 7_350 },
    { term: 'Oslo', value: 2_180 },
  ];
  const items = amounts.map(({ term, value }) => ({
    term,
    value: write(value),
  }));
  return (
    <Stack gap="s">
      <p>
        <Trans>Premiums of October, by the airport that travellers left from.</Trans>
      </p>
      <div>
        <Button
          size="small"
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Trans>Amounts</Trans>
          <Icon icon={isOpen ? ChevronUp : ChevronDown} />
        </Button>
      </div>
      <Collapse id={id} isOpen={isOpen}>
        <DescriptionList items={items} />
      </Collapse>
    </Stack>
  );
}

function Broker() {
  const { t } = useLingui();
  return (
    <Inline distribute="between">
      <Inline>
        <Avatar name={broker} isDecorative />
        <div>
          <div>{broker}</div>
          <Trans>Broker in Porto</Trans>
        </div>
      </Inline>
      <Inline>
        <ButtonLink
          href="tel:+351220000000"
          icon={Phone}
          aria-label={t`Call ${broker}`}
          variant="outline"
          width="square"
          size="small"
        />
        <ButtonLink
          href="mailto:jordan@example.com"
          icon={Mail}
          aria-label={t`Write to ${broker}`}
          variant="outline"
          width="square"
          size="small"
        />
      </Inline>
    </Inline>
  );
}

function Kiosk() {
  const { t } = useLingui();
  return (
    <Inline gap="xxl" align="start">
      <Stack gap="xs">
        <Trans>Team</Trans>
        <AvatarGroup people={designers.map((name) => ({ name }))} max={3} />
      </Stack>
      <DescriptionList
        style={{ flex: '1 1 14rem' }}
        items={[
          { term: t`Deadline`, value: <time dateTime="2031-05-20">{t`20 May 2031`}</time> },
          { term: t`Budget`, value: '€ 50.000' },
        ]}
      />
    </Inline>
  );
}

type Point = 'file' | 'visit' | 'report' | 'talk' | 'kiosk' | 'design';

/** The same six things happen, with or without an icon in their points. */
function History({ icons = {} }: { icons?: Partial<Record<Point, LucideIcon>> }) {
  return (
    <Timeline>
      <TimelineItem icon={icons.file} title={<Trans>Twelve invoices were paid</Trans>} aside={<Minutes count={12} />}>
        <Trans>The airline settled all that was open.</Trans>
      </TimelineItem>
      <TimelineItem
        icon={icons.visit}
        tone="warning"
        title={<Trans>Client meeting</Trans>}
        aside={<Minutes count={45} />}
      >
        <Trans>A school takes forty pupils to Lisbon and asks for one policy.</Trans>
      </TimelineItem>
      <TimelineItem
        icon={icons.report}
        tone="info"
        title={<Trans>Monthly report</Trans>}
        aside={<Minutes count={58} />}
      >
        <Report />
      </TimelineItem>
      <TimelineItem
        icon={icons.talk}
        tone="danger"
        title={<Trans>Interview with a broker</Trans>}
        aside={<time dateTime="2031-03-03">3 Mar</time>}
      >
        <Broker />
      </TimelineItem>
      <TimelineItem
        icon={icons.kiosk}
        tone="success"
        title={<Trans>A kiosk at the gate</Trans>}
        aside={<time dateTime="2031-02-20">20 Feb</time>}
      >
        <Kiosk />
      </TimelineItem>
      <TimelineItem
        icon={icons.design}
        title={<Trans>A new emergency card</Trans>}
        aside={
          <Badge tone="success">
            <Trans>Approved</Trans>
          </Badge>
        }
      >
        <AvatarGroup people={designers.map((name) => ({ name }))} />
      </TimelineItem>
    </Timeline>
  );
}

export const Basic = () => <History />;

export const WithIcons = () => (
  <History icons={{ file: FileText, visit: Users, report: TrendingUp, talk: Phone, kiosk: Store, design: Palette }} />
);
