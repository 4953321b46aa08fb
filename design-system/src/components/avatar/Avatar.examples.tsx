import { useLingui } from '@lingui/react/macro';
import { Luggage, Plane, Smartphone, Umbrella } from 'lucide-react';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { tones } from '../../theme/tones.ts';
import { Avatar } from './Avatar.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';

const sizes = ['small', 'medium', 'large', 'xlarge', 'xxlarge'] as const;
const colours = tones.filter((tone) => tone !== 'dark');
const team = ['Marina Duarte', 'Lívia Prado', 'Ahmed Osman', 'Tatiane Rocha', 'Jordan Stevenson', 'Beatriz Fonseca'];

/** A picture drawn by code: a sun over hills. */
const image = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#f9a86a"/><circle cx="27" cy="15" r="6" fill="#fff3d6"/><path d="M0 30q10-9 20-3t20-3v16H0z" fill="#222c5c"/></svg>',
)}`;

export const Sizes = () => (
  <Inline gap="m">
    {sizes.map((size) => (
      <Avatar key={size} name="Marina Duarte" src={image} size={size} />
    ))}
  </Inline>
);

export const Initials = () => (
  <Inline gap="m">
    {sizes.map((size) => (
      <Avatar key={size} name="Marina Duarte" size={size} />
    ))}
    <Avatar name="Marina Duarte" variant="soft" shape="rounded" />
  </Inline>
);

export const Solid = () => (
  <Inline gap="m">
    {colours.map((tone) => (
      <Avatar key={tone} name="Lívia Prado" tone={tone} />
    ))}
  </Inline>
);

export const Soft = () => (
  <Inline gap="m">
    {colours.map((tone) => (
      <Avatar key={tone} name="Lívia Prado" tone={tone} variant="soft" />
    ))}
  </Inline>
);

export function Icons() {
  const { t } = useLingui();
  return (
    <Stack>
      {(['solid', 'soft'] as const).map((variant) => (
        <Inline key={variant} gap="m">
          <Avatar name={t`Flight`} icon={Plane} tone="primary" variant={variant} shape="rounded" />
          <Avatar name={t`Insurance`} icon={Umbrella} tone="success" variant={variant} shape="rounded" />
          <Avatar name={t`eSIM`} icon={Smartphone} tone="info" variant={variant} shape="rounded" />
          <Avatar name={t`Luggage`} icon={Luggage} tone="warning" variant={variant} shape="rounded" />
        </Inline>
      ))}
    </Stack>
  );
}

export const Status = () => (
  <Inline gap="m">
    <Avatar name="Marina Duarte" src={image} status="online" />
    <Avatar name="Ahmed Osman" status="away" />
    <Avatar name="Tatiane Rocha" variant="soft" status="busy" />
    <Avatar name="Lívia Prado" icon={Plane} status="offline" />
  </Inline>
);

export function Group() {
  const { t } = useLingui();
  return <AvatarGroup aria-label={t`Travel desk`} people={team.slice(0, 4).map((name) => ({ name }))} />;
}

export function GroupWithMore() {
  const { t } = useLingui();
  return <AvatarGroup aria-label={t`Travel desk`} people={team.map((name) => ({ name }))} size="medium" />;
}
