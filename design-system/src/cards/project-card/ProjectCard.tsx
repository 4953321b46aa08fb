import { Trans, useLingui } from '@lingui/react/macro';
import { UserCheck, UserPlus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { formatShortDay } from '../../lib/i18n/format-day.ts';
import { AvatarGroup, type AvatarGroupProps } from '../../components/avatar/AvatarGroup.tsx';
import { Badge, type BadgeProps } from '../../components/badges/Badge.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import { Card, type CardProps } from '../card/Card.tsx';
import { Content, Fact, Facts, Label } from './ProjectCard.styles.ts';

export interface ProjectFact {
  /** The label of the fact: "Due date", "Budget". */
  label: string;
  value: ReactNode;
}

export interface ProjectCardProps extends Omit<CardProps, 'title' | 'subtitle' | 'actions' | 'footer'> {
  /** The name of the project. */
  title: string;
  /** The day it began, such as `2026-11-03`. */
  day: string;
  /** The teams of the project, each with its own tone. */
  teams: readonly { label: string; tone?: BadgeProps['tone'] }[];
  /** The people of the project, as avatars. */
  members: AvatarGroupProps['people'];
  /** The key facts; three have room beside each other. */
  facts: readonly ProjectFact[];
  /** Whether the person belongs to the team, when somebody else keeps that. */
  isMember?: boolean;
  /** Called when the person joins the team, or leaves it. */
  onJoin?: (change: { isMember: boolean }) => void;
}

/** A project that people can join: who works on it, until when and for how much. For its tasks, use a board. */
export function ProjectCard({
  title,
  headingLevel = 2,
  day,
  teams,
  members,
  facts,
  isMember: controlled,
  onJoin,
  children,
  ...rest
}: ProjectCardProps) {
  const { t } = useLingui();
  const titleId = useId();
  const [isMember, setMember] = useControlledState(controlled, false, (next) => onJoin?.({ isMember: next }));
  const Heading = `h${headingLevel}` as const;

  return (
    <Card role="region" aria-labelledby={titleId} {...rest}>
      <Content>
        <div>
          <Badge tone="primary">
            <time dir="ltr" lang="pt-BR" dateTime={day}>
              {formatShortDay(day)}
            </time>
          </Badge>
        </div>
        <Heading id={titleId}>{title}</Heading>
        {children && <div>{children}</div>}
        <Label>
          <Trans>Team</Trans>
        </Label>
        <Inline>
          {teams.map(({ label, tone = 'secondary' }) => (
            <Badge key={label} tone={tone}>
              {label}
            </Badge>
          ))}
        </Inline>
        <Label>
          <Trans>Members</Trans>
        </Label>
        <AvatarGroup aria-label={t`Members`} people={members} max={5} size="medium" />
        <Facts>
          {facts.map(({ label, value }) => (
            <Fact key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </Fact>
          ))}
        </Facts>
        <Button
          width="full"
          variant={isMember ? 'soft' : 'solid'}
          icon={isMember ? UserCheck : UserPlus}
          aria-describedby={titleId}
          onClick={() => setMember(!isMember)}
        >
          {isMember ? <Trans>Leave Team</Trans> : <Trans>Join Team</Trans>}
        </Button>
        <VisuallyHidden role="status">{isMember && <Trans>You joined the team.</Trans>}</VisuallyHidden>
      </Content>
    </Card>
  );
}
