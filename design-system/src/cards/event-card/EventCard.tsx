import { useLingui } from '@lingui/react/macro';
import { CalendarDays, MapPin } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { formatDay } from '../../lib/i18n/format-day.ts';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { AvatarGroup, type AvatarGroupProps } from '../../components/avatar/AvatarGroup.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { Card, type CardProps } from '../card/Card.tsx';
import { EntryList } from '../entry-list/EntryList.tsx';
import { DayBlock } from './DayBlock.tsx';
import { Head } from './EventCard.styles.ts';

export interface EventCardProps extends Omit<CardProps, 'title' | 'subtitle' | 'actions' | 'padding'> {
  /** The name of the event. */
  title: string;
  /** One line about it. */
  summary?: ReactNode;
  /** The day it takes place, such as `2026-11-26`. */
  day: string;
  /** From when until when, such as `10:00 – 18:00`. */
  hours: string;
  /** The name of the place. */
  location: string;
  /** The postal address of the location. */
  address: string;
  /** The people who attend, most important first. */
  people: AvatarGroupProps['people'];
  /** How many come in all, when `people` names only some of them. */
  total?: number;
}

/** Something that people meet for: when, where and who comes. For what is done already, use `Timeline`. */
export function EventCard({
  title,
  headingLevel = 2,
  summary,
  day,
  hours,
  location,
  address,
  people,
  total,
  children,
  ...rest
}: EventCardProps) {
  const { t } = useLingui();
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const facts = [
    {
      id: 'day',
      icon: CalendarDays,
      title: <span lang="pt-BR">{formatDay(day, { dateStyle: 'full' })}</span>,
      detail: hours,
    },
    { id: 'place', icon: MapPin, title: location, detail: address },
  ];
  return (
    <Card role="region" aria-labelledby={titleId} {...rest}>
      <Stack gap="xl">
        <Head>
          <DayBlock day={day} />
          <div>
            <Heading id={titleId}>{title}</Heading>
            {summary && <p>{summary}</p>}
          </div>
        </Head>
        <EntryList
          entries={facts.map(({ icon, ...fact }) => ({
            ...fact,
            face: <Avatar name="" icon={icon} tone="primary" variant="soft" shape="rounded" isDecorative />,
          }))}
        />
        <AvatarGroup aria-label={t`Guests`} people={people} max={5} total={total} size="medium" />
        {children}
      </Stack>
    </Card>
  );
}
