import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2, UserPlus } from 'lucide-react';
import { Button } from '../../components/buttons/Button.tsx';
import { RadioGroup } from '../../forms/elements/radio/RadioGroup.tsx';
import { Switch } from '../../forms/elements/switch/Switch.tsx';
import type { ChatPerson } from '../chat-message/chat.types.ts';
import { AboutField } from './AboutField.tsx';
import { Group, Options } from './ChatPanel.styles.ts';
import { PanelFrame, type PanelFrameProps } from './PanelFrame.tsx';

type ChatStatus = NonNullable<ChatPerson['status']>;

export interface ProfilePanelProps extends PanelFrameProps {
  /** The person in their own words. */
  about: string;
  /** Called with what the person says from now on; 120 characters at most. */
  onAboutChange: (change: { value: string }) => void;
  /** Called with the status that was chosen. */
  onStatusChange: (change: { status: ChatStatus }) => void;
  /** Whether signing in takes a second step. */
  hasTwoSteps: boolean;
  /** Called when that is turned on or off. */
  onTwoStepsChange: (change: { isOn: boolean }) => void;
  /** Whether new messages are notified of. */
  hasNotifications: boolean;
  /** Called when that is turned on or off. */
  onNotificationsChange: (change: { isOn: boolean }) => void;
  /** Called when friends should be invited. */
  onInvite: () => void;
  /** Called when the account should be deleted. */
  onDeleteAccount: () => void;
  /** Called when the person logs out. */
  onLogout: () => void;
}

/** The own profile in a chat: about, status and settings. */
export function ProfilePanel({
  about,
  onAboutChange,
  onStatusChange,
  hasTwoSteps,
  onTwoStepsChange,
  hasNotifications,
  onNotificationsChange,
  onInvite,
  onDeleteAccount,
  onLogout,
  ...rest
}: ProfilePanelProps) {
  const { t } = useLingui();
  const statuses: { value: ChatStatus; label: string }[] = [
    { value: 'online', label: t({ message: 'Online', context: 'status' }) },
    { value: 'busy', label: t({ message: 'Busy', context: 'status' }) },
    { value: 'away', label: t({ message: 'Away', context: 'status' }) },
    { value: 'offline', label: t({ message: 'Offline', context: 'status' }) },
  ];
  return (
    <PanelFrame {...rest}>
      <AboutField value={about} onChange={onAboutChange} />
      <RadioGroup
        label={t`Status`}
        options={statuses}
        value={rest.person.status ?? null}
        onChange={({ value }) => onStatusChange({ status: value })}
      />
      <Group>
        <h3>
          <Trans>Settings</Trans>
        </h3>
        <Switch
          checked={hasTwoSteps}
          onChange={({ currentTarget }) => onTwoStepsChange({ isOn: currentTarget.checked })}
        >
          <Trans>Two-step Verification</Trans>
        </Switch>
        <Switch
          checked={hasNotifications}
          onChange={({ currentTarget }) => onNotificationsChange({ isOn: currentTarget.checked })}
        >
          <Trans context="setting">Notification</Trans>
        </Switch>
        <Options>
          <Button variant="ghost" tone="secondary" icon={UserPlus} onClick={() => onInvite()}>
            <Trans>Invite Friends</Trans>
          </Button>
          <Button variant="ghost" tone="danger" icon={Trash2} onClick={() => onDeleteAccount()}>
            <Trans>Delete Account</Trans>
          </Button>
        </Options>
      </Group>
      <Button onClick={() => onLogout()}>
        <Trans context="action">Logout</Trans>
      </Button>
    </PanelFrame>
  );
}
