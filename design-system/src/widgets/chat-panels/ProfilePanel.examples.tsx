import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ChatPerson } from '../chat-message/chat.types.ts';
import { ProfilePanel } from './ProfilePanel.tsx';

/** The profile of a person of the travel desk; the status changes the dot at once. */
export function YourOwnProfile() {
  const { t } = useLingui();
  const [about, setAbout] = useState(t`Travel desk, São Paulo. I answer between flights.`);
  const [status, setStatus] = useState<NonNullable<ChatPerson['status']>>('online');
  const [hasTwoSteps, setTwoSteps] = useState(true);
  const [hasNotifications, setNotifications] = useState(false);
  return (
    <div style={{ inlineSize: '22rem', maxInlineSize: '100%' }}>
      <ProfilePanel
        person={{ name: 'Marina Duarte', status }}
        role={t`Travel agent`}
        about={about}
        onAboutChange={({ value }) => setAbout(value)}
        onStatusChange={(change) => setStatus(change.status)}
        hasTwoSteps={hasTwoSteps}
        onTwoStepsChange={({ isOn }) => setTwoSteps(isOn)}
        hasNotifications={hasNotifications}
        onNotificationsChange={({ isOn }) => setNotifications(isOn)}
        onInvite={() => {}}
        onDeleteAccount={() => {}}
        onLogout={() => {}}
        onClose={() => {}}
      />
    </div>
  );
}
