import { notify, useConfirm } from '@embarque/design-system';
import { ProfilePanel } from '@embarque/design-system/chat';
import type { ChatProfile } from '@embarque/mocks/chat/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { paths } from '../../../paths.ts';
import { useOwnPicture } from '../../../session/picture/useOwnPicture.ts';
import { useSignOut } from '../../../session/sign-out.ts';
import type { ChatActor } from '../machine/chat.machine.ts';
import type { ProfileFields } from '../model/chat.commands.ts';

interface MyProfileProps {
  actor: ChatActor;
  profile: ChatProfile;
  onClose: () => void;
}

/** A pause in typing after which the text about oneself is saved. */
const SAVE_AFTER_MS = 600;

/** The own profile. What is typed or chosen is saved by itself. */
export function MyProfile({ actor, profile, onClose }: MyProfileProps) {
  const { t } = useLingui();
  const { fullName, avatar, status, role, settings } = profile;
  const picture = useOwnPicture(avatar);
  const signOut = useSignOut();
  const { ask, dialog } = useConfirm();
  const update = (fields: ProfileFields) => actor.send({ type: 'profile updated', fields });
  const [about, setAbout] = useSavedText(profile.about, (text) => update({ about: text }));
  const invite = async () => {
    try {
      await navigator.clipboard.writeText(new URL(paths.register, location.origin).href);
      notify.success(t`Invitation link copied`);
    } catch {
      notify.error(t`Couldn't copy the invitation link.`);
    }
  };
  const deleteAccount = async () => {
    const isConfirmed = await ask({
      title: t`Delete your account?`,
      children: t`An administrator will review it. Nothing is deleted until then.`,
      confirmLabel: t`Request deletion`,
      tone: 'danger',
    });
    if (isConfirmed) actor.send({ type: 'deletion requested' });
  };
  return (
    <>
      <ProfilePanel
        person={{ name: fullName, src: picture, status }}
        role={role}
        about={about}
        onAboutChange={({ value }) => setAbout(value)}
        onStatusChange={(change) => update({ status: change.status })}
        hasTwoSteps={settings.isTwoStepAuthVerificationEnabled}
        onTwoStepsChange={({ isOn }) => update({ settings: { ...settings, isTwoStepAuthVerificationEnabled: isOn } })}
        hasNotifications={settings.isNotificationsOn}
        onNotificationsChange={({ isOn }) => update({ settings: { ...settings, isNotificationsOn: isOn } })}
        onInvite={() => void invite()}
        onDeleteAccount={() => void deleteAccount()}
        onLogout={signOut}
        onClose={onClose}
      />
      {dialog}
    </>
  );
}

/** A text that is saved in pauses, and at the latest when its panel goes. */
function useSavedText(saved: string, onSave: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const save = useEffectEvent(() => {
    if (typed !== null && typed !== saved) onSave(typed);
  });
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => save(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => () => save(), []);
  return [typed ?? saved, setTyped] as const;
}
