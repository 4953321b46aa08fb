import { useLingui } from '@lingui/react/macro';
import { type LucideIcon, UserRound } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import type { Tone } from '../../theme/tones.ts';
import {
  type AvatarShape,
  type AvatarSize,
  type AvatarStatus,
  type AvatarVariant,
  Dot,
  Image,
  Root,
} from './Avatar.styles.ts';
import { toneOf } from './avatar.tone.ts';
import { initialsOf } from './initials.ts';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The name of the person or thing. Its initials show when there is no image, and a person's outline when it is blank. */
  name: string;
  /** Address of a picture. When it cannot be loaded, the initials appear. */
  src?: string | null | undefined;
  /** Stands in the middle instead of initials, for things rather than people. */
  icon?: LucideIcon;
  /** The colour without a picture; left out, one that belongs to the name. */
  tone?: Tone;
  /**
   * 28, 40, 56, 72 or 100 px; the last is 80 px on phones.
   * @default 'medium'
   */
  size?: AvatarSize;
  /** @default 'circle' */
  shape?: AvatarShape;
  /**
   * How loud the colour is.
   * @default 'solid'
   */
  variant?: AvatarVariant;
  /** Whether the person is there, as a dot on the edge. */
  status?: AvatarStatus;
  /**
   * Whether the name stands beside it anyway, so that screen readers pass over it.
   * @default false
   */
  isDecorative?: boolean;
}

/** The face of a person or a thing. */
export function Avatar({
  name,
  src,
  icon,
  tone = toneOf(name),
  size,
  shape,
  variant,
  status,
  isDecorative = false,
  ...rest
}: AvatarProps) {
  const label = useLabel(name, status);
  const initials = initialsOf(name);
  const meaning = isDecorative || !label.trim() ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  // Remembers which picture failed, so that a new address gets its own attempt.
  const [brokenSrc, setBrokenSrc] = useState<string>();

  return (
    <Root {...meaning} {...rest} data-tone={tone} data-size={size} data-shape={shape} data-variant={variant}>
      {icon || !initials ? <Icon icon={icon ?? UserRound} /> : <span data-letters>{initials}</span>}
      {src && src !== brokenSrc && <Image src={src} alt="" onError={() => setBrokenSrc(src)} />}
      {status && <Dot $status={status} />}
    </Root>
  );
}

function useLabel(name: string, status: AvatarStatus | undefined): string {
  const { t } = useLingui();
  switch (status) {
    case 'online':
      return t`${name}, online`;
    case 'away':
      return t`${name}, away`;
    case 'busy':
      return t`${name}, busy`;
    case 'offline':
      return t`${name}, offline`;
    default:
      return name;
  }
}
