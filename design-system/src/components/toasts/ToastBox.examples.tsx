import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { type Tone, tones } from '../../theme/tones.ts';
import { theme } from '../../theme/theme.ts';
import { Logo } from '../../widgets/logo/Logo.tsx';
import { Boxes } from './toast.samples.tsx';

const grounds: Record<Tone, string> = {
  primary: theme.color.primary,
  secondary: theme.color.secondary,
  success: theme.color.success,
  danger: theme.color.danger,
  warning: theme.color.signal,
  info: theme.color.info,
  dark: theme.color.dark,
};

/** Shows a translucent toast over any background. */
export function Translucent() {
  const { t } = useLingui();
  const text = { title: t`Embarque`, lines: [t`Boarding begins at gate 12.`], surface: 'translucent' } as const;
  return (
    <Boxes
      boxes={[
        ...tones.map((tone) => ({ ...text, id: tone, ground: grounds[tone] })),
        { ...text, id: 'transparent', ground: 'transparent' },
      ]}
    />
  );
}

const titles: [tone: Tone, title: MessageDescriptor][] = [
  ['primary', msg`New message`],
  ['success', msg`Claim approved`],
  ['danger', msg`Payment refused`],
  ['warning', msg`Passport expires`],
  ['info', msg`Gate changed`],
  ['secondary', msg`Draft saved`],
];

/** A sign before the title: an icon in one of six colours, a spinner, or the logo. */
export function Signs() {
  const { t } = useLingui();
  const lines = [t`Policy EM-2041, 11 minutes ago`];
  return (
    <Boxes
      boxes={[
        ...titles.map(([tone, title]) => ({
          id: tone,
          title: t(title),
          lines,
          accent: tone,
          sign: <Icon icon={Bell} size="menu" />,
        })),
        { id: 'ring', title: t`Issuing the policy`, lines, accent: 'primary', isBusy: true },
        { id: 'logo', title: t`Embarque`, lines, accent: 'primary', sign: <Logo variant="mark" /> },
      ]}
    />
  );
}
