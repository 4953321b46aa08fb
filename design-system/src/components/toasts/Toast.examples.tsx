import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { notify } from './notify.tsx';
import { Boxes } from './toast.samples.tsx';

export function Tones() {
  const { t } = useLingui();
  return (
    <Boxes
      boxes={[
        { id: 'issued', tone: 'success', lines: [t`Policy EM-2041 was issued.`] },
        { id: 'claim', tone: 'info', lines: [t`Marina Duarte is working on this claim too.`] },
        { id: 'plan', tone: 'warning', lines: [t`The data plan ends tomorrow.`] },
        { id: 'esim', tone: 'danger', lines: [t`Couldn't activate the eSIM.`] },
        { id: 'work', isBusy: true, lines: [t`Issuing the policy …`], leaves: 'never' },
        { id: 'suitcase', emoji: '🛄', lines: [t`The suitcase was found in Porto.`] },
        { id: 'card', lines: [t`Card moved to Done`], leaves: 'undo' },
      ]}
    />
  );
}

export function Notify() {
  const { t } = useLingui();
  return (
    <Inline>
      <Button variant="soft" tone="success" onClick={() => notify.success(t`Policy EM-2041 was issued.`)}>
        <Trans>Success</Trans>
      </Button>
      <Button variant="soft" tone="info" onClick={() => notify.info(t`Marina Duarte is working on this claim too.`)}>
        <Trans>Info</Trans>
      </Button>
      <Button variant="soft" tone="danger" onClick={() => notify.error(t`Couldn't activate the eSIM.`)}>
        <Trans>Error</Trans>
      </Button>
    </Inline>
  );
}

export function Plain() {
  const { t } = useLingui();
  return (
    <Inline>
      <Button variant="soft" tone="dark" onClick={() => notify.plain(t`Boarding at gate 12.`)}>
        <Trans>Plain</Trans>
      </Button>
      <Button variant="soft" tone="warning" onClick={() => notify.warning(t`The data plan ends tomorrow.`)}>
        <Trans>Warning</Trans>
      </Button>
      <Button
        variant="soft"
        tone="secondary"
        onClick={() => notify.plain(t`The suitcase was found in Porto.`, { emoji: '🛄' })}
      >
        <Trans>Emoji</Trans>
      </Button>
    </Inline>
  );
}

export function SeveralLines() {
  const { t } = useLingui();
  const text = t`This message is too long for one line. It wraps, stays long enough to read, and can be closed at any time.`;
  return (
    <Button variant="soft" tone="dark" onClick={() => notify.plain(text)}>
      <Trans>Several lines</Trans>
    </Button>
  );
}

/** Every second attempt fails, to show both results. */
export function Work() {
  const { t } = useLingui();
  const [attempts, setAttempts] = useState(0);
  const activate = () => {
    setAttempts(attempts + 1);
    const work = new Promise<void>((resolve, reject) => {
      setTimeout(() => (attempts % 2 === 0 ? resolve() : reject(new Error('no profile left'))), 1000);
    });
    notify.work(work, {
      doing: t`Activating the eSIM …`,
      done: t`The eSIM is active.`,
      failed: t`Couldn't activate the eSIM.`,
    });
  };
  return (
    <Button variant="soft" onClick={activate}>
      <Trans>Activate eSIM</Trans>
    </Button>
  );
}

export function Durations() {
  const { t } = useLingui();
  const choices: [label: string, durationMs: number][] = [
    [t`10 seconds`, 10_000],
    [t`3 seconds`, 3000],
    [t`Until closed`, Infinity],
  ];
  return (
    <Inline>
      {choices.map(([label, durationMs]) => (
        <Button key={label} variant="outline" tone="secondary" onClick={() => notify.info(label, { durationMs })}>
          {label}
        </Button>
      ))}
    </Inline>
  );
}

export function ServerNotifications() {
  const { t } = useLingui();
  const lines = [t`email: This email is already in use.`, t`username: This username is already in use.`];
  return (
    <Button variant="soft" tone="danger" onClick={() => notify.lines(lines)}>
      <Trans>Refuse a form</Trans>
    </Button>
  );
}

export function Undoable() {
  const { t } = useLingui();
  const cancel = () =>
    notify.undoable({
      message: t`Policy EM-2041 was cancelled.`,
      onUndo: () => notify.success(t`Policy EM-2041 is in force again.`),
    });
  return (
    <Button variant="soft" tone="secondary" onClick={cancel}>
      <Trans>Cancel policy</Trans>
    </Button>
  );
}

export function WithAction() {
  const { t } = useLingui();
  const announce = () =>
    notify.info(t`A new price list is in force.`, {
      action: { label: t`Load it`, onPress: () => notify.success(t`The price list was loaded.`) },
    });
  return (
    <Button variant="soft" onClick={announce}>
      <Trans>Publish prices</Trans>
    </Button>
  );
}

export function Positions() {
  const { t } = useLingui();
  const positions = [
    ['top-left', t`Top left`],
    ['top-center', t`Top centre`],
    ['top-right', t`Top right`],
    ['bottom-left', t`Bottom left`],
    ['bottom-center', t`Bottom centre`],
    ['bottom-right', t`Bottom right`],
  ] as const;
  return (
    <Inline>
      {positions.map(([position, label]) => (
        <Button
          key={position}
          variant="outline"
          tone="secondary"
          onClick={() => notify.info(t`Boarding at gate 12.`, { position })}
        >
          {label}
        </Button>
      ))}
    </Inline>
  );
}
