import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Badge } from '../../components/badges/Badge.tsx';
import { ActionsMenu } from '../../components/dropdowns/ActionsMenu.tsx';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { Postcard } from '../../widgets/postcard/Postcard.tsx';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { formatShortDay } from '../../lib/i18n/format-day.ts';
import { ChatCard } from '../chat-card/ChatCard.tsx';
import type { ChatMessage } from '../chat-card/group-messages.ts';
import { EventCard } from '../event-card/EventCard.tsx';
import { JobCard } from '../job-card/JobCard.tsx';
import { ProfileCard } from '../profile-card/ProfileCard.tsx';
import { ProjectCard } from '../project-card/ProjectCard.tsx';

const guests = ['Marina Duarte', 'Noah Lindqvist', 'Amara Okafor', 'Theo Laurent', 'Yuki Tanaka'];

/** An event's date, place and guests: a few faces and the number of others. */
export function Meetup() {
  const { t } = useLingui();
  return (
    <Grid minCell="20rem">
      <EventCard
        image={<Postcard destination="lisbon" style={{ aspectRatio: '16 / 7' }} />}
        title={t`Developer Meetup`}
        summary={t`Installing an eSIM before take-off`}
        day="2026-11-26"
        hours="10:00 – 18:00"
        location={t`Terminal 2, level 1`}
        address={t`Humberto Delgado Airport, Lisbon`}
        people={guests.map((name) => ({ name }))}
        total={47}
      />
    </Grid>
  );
}

/** A person's photo, location and key figures over a cover picture. */
export function Profile() {
  const { t } = useLingui();
  return (
    <Grid minCell="20rem">
      <ProfileCard
        image={<Postcard destination="reykjavik" style={{ aspectRatio: '16 / 6' }} />}
        name="Björk Stefánsdóttir"
        detail={t`Iceland`}
        badge={<Badge tone="primary">{t`Pro level`}</Badge>}
        counts={[
          { label: t`Followers`, value: 10_300 },
          { label: t`Projects`, value: 156 },
          { label: t`Rank`, value: 23 },
        ]}
      />
    </Grid>
  );
}

/** The same button applies and withdraws. */
export function Job() {
  const { t } = useLingui();
  return (
    <Grid minCell="20rem">
      <JobCard
        title={t`Interface designer for claims`}
        employer="Embarque"
        updated={t`Updated 5 min ago`}
        category={t`Design`}
        hours={t`Full Time`}
        pay={9800}
      >
        <Trans>Draw the way from a lost suitcase to the money, so that it takes a traveller three minutes.</Trans>
      </JobCard>
    </Grid>
  );
}

/** Shows a project with its team, due date and budget. The button joins or leaves the team. */
export function Project() {
  const { t } = useLingui();
  const money = useNumberFormat(reais);
  const [isMember, setMember] = useState(false);
  const members = isMember ? [...team, { name: 'Marina Duarte' }] : team;
  return (
    <Grid minCell="20rem">
      <ProjectCard
        title={t`App design`}
        day="2026-11-03"
        teams={[
          { label: t`Prototype`, tone: 'warning' },
          { label: t`Wireframe`, tone: 'primary' },
        ]}
        members={members}
        facts={[
          {
            label: t`Due date`,
            value: (
              <span lang="pt-BR" dir="ltr">
                {formatShortDay('2026-12-12')}
              </span>
            ),
          },
          { label: t`Budget`, value: money(49_251) },
          { label: t`Cost`, value: money(840) },
        ]}
        isMember={isMember}
        onJoin={(change) => setMember(change.isMember)}
      >
        <Trans>The traveller sees policy and data plan on one card, also without a network.</Trans>
      </ProjectCard>
    </Grid>
  );
}

const reais: Intl.NumberFormatOptions = { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 };

const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#f9a86a"/><circle cx="27" cy="15" r="6" fill="#fff3d6"/><path d="M0 30q10-9 20-3t20-3v16H0z" fill="#222c5c"/></svg>',
)}`;

const team = [{ name: 'Amara Okafor', src: face }, { name: 'Theo Laurent' }, { name: 'Yuki Tanaka' }];

/** Enter sends, blank messages are ignored, and the latest message stays in view. */
export function Chat() {
  const { t } = useLingui();
  const [messages, setMessages] = useState<ChatMessage[]>([
    { id: '1', from: 'them', text: t`My flight to Tokyo leaves in an hour, and the eSIM does not connect.` },
    { id: '2', from: 'them', text: t`What can I do?`, time: '10:02' },
    { id: '3', from: 'me', text: t`It activates on the first network in Japan. Nothing is wrong.` },
    { id: '4', from: 'me', text: t`Switch roaming on before you land.`, time: '10:04' },
    { id: '5', from: 'them', text: t`Done. Thank you!`, time: '10:05' },
  ]);
  const say = (said: Pick<ChatMessage, 'text' | 'file'>) =>
    setMessages((before) => [...before, { id: String(before.length + 1), from: 'me', ...said }]);
  return (
    <Grid minCell="20rem">
      <ChatCard
        person={{ name: 'Carlos Mendes', status: 'online' }}
        detail={t`Policy EM-2041, Tokyo`}
        messages={messages}
        onSend={say}
        onAttach={({ file }) => say({ text: '', file: file.name })}
        actions={
          <ActionsMenu
            label={t`Actions on the talk`}
            items={[{ id: 'empty', label: t`Empty`, tone: 'danger', onAction: () => setMessages([]) }]}
          />
        }
      />
    </Grid>
  );
}
