import {
  Avatar,
  ComboBox,
  CopyButton,
  ErrorState,
  Grid,
  Heading,
  Inline,
  Loading,
  PersonCell,
  Select,
  Skeleton,
  Stack,
  useConfirm,
  useToday,
} from '@embarque/design-system';
import { formatDay } from '@embarque/design-system/format-day';
import type {
  LinkDays,
  LinkLevel,
  LinkRequest,
  MemberRole,
  ProjectAnswer,
  ProjectMember,
} from '@embarque/mocks/modal-examples/contract';
import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { useQuery } from '../../../query/useQuery.ts';
import { focusFirstFieldLater } from '../frame/focus-first-field.ts';
import type { ModalProps } from '../frame/modal.types.ts';
import { TaskDialog } from '../frame/TaskDialog.tsx';
import { useTasks } from '../frame/useTask.ts';
import { modalCalls } from '../modal-examples.api.ts';

/** MEX-02: every change is sent at once, and the list shows what the server has. */
export function ShareProject({ onClose }: ModalProps) {
  const { t } = useLingui();
  const { data, error, tryAgain } = useQuery(modalCalls.project, null);
  return (
    <TaskDialog title={t`Share project`} size="large" isSentAtOnce onClose={onClose}>
      {() =>
        data ? (
          <Project loaded={data} />
        ) : error === null ? (
          <Loading label={t`Loading the members…`}>
            <Skeleton shape="block" height="30rem" />
          </Loading>
        ) : (
          <ErrorState title={t`Couldn't load the members`} onRetry={tryAgain}>
            <ErrorText error={error} />
          </ErrorState>
        )
      }
    </TaskDialog>
  );
}

function Project({ loaded }: { loaded: ProjectAnswer }) {
  const { t } = useLingui();
  const run = useTasks();
  const { ask, dialog } = useConfirm();
  const [project, setProject] = useState(loaded);
  const [unsent, setUnsent] = useState<ReadonlyMap<number, MemberRole>>(new Map());
  const { members, candidates, self } = project;
  const count = members.length;

  const setRole = async (id: number, role: MemberRole) => {
    const isOwnLoss = id === self && role !== 'owner';
    const question = {
      title: t`Give up your own rights?`,
      children: t`You could no longer manage this project. Another owner would have to give the rights back.`,
      confirmLabel: t`Change my role`,
      tone: 'danger' as const,
    };
    if (isOwnLoss && !(await ask(question))) return;
    setUnsent((roles) => new Map(roles).set(id, role));
    await run(async () => setProject(await modalCalls.setRole({ id, role })));
    // A later choice is still waiting for its turn.
    setUnsent((roles) => (roles.get(id) === role ? without(roles, id) : roles));
  };

  return (
    <Stack ref={focusFirstFieldLater} gap="l">
      <ComboBox
        key={candidates.length}
        label={t`Add a member`}
        options={candidates.map(({ id, name, email }) => ({ value: String(id), label: name, description: email }))}
        onChange={({ value }) => value !== null && void setRole(Number(value), 'view')}
      />
      <Heading level={3}>
        <Plural value={count} one="# member" other="# members" />
      </Heading>
      <Stack as="ul" gap="m" aria-label={t`Members of the project`} style={{ listStyle: 'none' }}>
        {members.map((member) => (
          <Member
            key={member.id}
            member={member}
            role={unsent.get(member.id) ?? member.role}
            onRole={(role) => void setRole(member.id, role)}
          />
        ))}
      </Stack>
      <ProjectLink project={project} run={run} onChange={setProject} />
      {dialog}
    </Stack>
  );
}

const LINK_DAYS: Record<'never' | '7' | '30', LinkDays> = { never: null, '7': 7, '30': 30 };

interface ProjectLinkProps {
  project: ProjectAnswer;
  run: ReturnType<typeof useTasks>;
  onChange: (project: ProjectAnswer) => void;
}

/** The link of the project: for whom it works, and until when. */
function ProjectLink({ project: { link, level, linkEndsOn, linkDays }, run, onChange }: ProjectLinkProps) {
  const { t } = useLingui();
  const set = (link: LinkRequest) => run(async () => onChange(await modalCalls.setLink(link)));
  const levels: Record<LinkLevel, string> = {
    members: t`Members only`,
    public: t`Everybody with the link can view`,
  };
  const end = linkEndsOn === null ? '' : formatDay(linkEndsOn, { dateStyle: 'long' });
  const today = useToday();
  const isOver = linkEndsOn !== null && linkEndsOn < today;
  return (
    <Stack gap="m">
      <Grid gap="m" minCell="14rem">
        <Select<LinkLevel>
          label={t`The link works for`}
          size="small"
          options={(['members', 'public'] as const).map((value) => ({ value, label: levels[value] }))}
          value={level}
          onChange={({ value }) => void set({ level: value })}
        />
        <Select<keyof typeof LINK_DAYS>
          label={t`The link expires`}
          size="small"
          description={linkEndsOn === null ? undefined : isOver ? t`Expired on ${end}.` : t`Expires on ${end}.`}
          options={[
            { value: 'never', label: t({ message: 'Never', context: 'link' }) },
            { value: '7', label: t`In 7 days` },
            { value: '30', label: t`In 30 days` },
          ]}
          value={linkDays === null ? 'never' : `${linkDays}`}
          onChange={({ value }) => void set({ days: LINK_DAYS[value] })}
        />
      </Grid>
      <Inline gap="s">
        <bdi>{link}</bdi>
        <CopyButton text={link} label={t`Copy project link`} />
      </Inline>
    </Stack>
  );
}

const without = (roles: ReadonlyMap<number, MemberRole>, id: number) =>
  new Map([...roles].filter(([other]) => other !== id));

interface MemberProps {
  member: ProjectMember;
  /** The chosen role, which the server may not have yet. */
  role: MemberRole;
  onRole: (role: MemberRole) => void;
}

function Member({ member, role, onRole }: MemberProps) {
  const { t } = useLingui();
  const { name, email, avatar } = member;
  const roles: Record<MemberRole, string> = {
    owner: t({ message: 'Owner', context: 'project' }),
    edit: t`Can Edit`,
    comment: t`Can Comment`,
    view: t`Can View`,
  };
  return (
    <Inline as="li" gap="s" distribute="between" overflow="shrink">
      <Inline gap="s" overflow="shrink">
        <Avatar name={name} src={avatar} size="small" isDecorative />
        <PersonCell name={name} detail={email} />
      </Inline>
      <div style={{ flex: 'none' }}>
        <Select<MemberRole>
          label={t`Role of ${name}`}
          labelVisibility="hidden"
          size="small"
          options={(['owner', 'edit', 'comment', 'view'] as const).map((value) => ({ value, label: roles[value] }))}
          value={role}
          onChange={({ value }) => onRole(value)}
        />
      </div>
    </Inline>
  );
}
