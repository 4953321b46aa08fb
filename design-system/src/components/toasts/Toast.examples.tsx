import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../buttons/Button.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { notify } from './notify.tsx';
import { Toast } from './Toast.tsx';

const nothing = () => {};

export function Tones() {
  const { t } = useLingui();
  return (
    <Stack align="start" gap="m">
      <Toast tone="success" lines={[t`Policy EM-2041 was issued.`]} onClose={nothing} />
      <Toast tone="info" lines={[t`Marina Duarte is working on this claim too.`]} onClose={nothing} />
      <Toast tone="danger" lines={[t`The eSIM could not be activated.`]} onClose={nothing} />
      <Toast lines={[t`Card moved to Done`]} onUndo={nothing} />
    </Stack>
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
      <Button variant="soft" tone="danger" onClick={() => notify.error(t`The eSIM could not be activated.`)}>
        <Trans>Error</Trans>
      </Button>
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
