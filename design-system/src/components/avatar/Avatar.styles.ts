import { css, styled } from 'styled-components';
import { asText } from '../../theme/styles/as-text.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { Tone } from '../../theme/tones.ts';

export type AvatarSize = 'small' | 'medium' | 'large' | 'xlarge' | 'xxlarge';
export type AvatarShape = 'circle' | 'rounded';
export type AvatarVariant = 'solid' | 'soft';
export type AvatarStatus = 'online' | 'away' | 'busy' | 'offline';

/** Says how an avatar looks, when it is not as usual. Attributes, so that the styles are made once for all avatars. */
interface AvatarStyleProps {
  'data-tone': Tone;
  'data-size'?: AvatarSize | undefined;
  'data-shape'?: AvatarShape | undefined;
  'data-variant'?: AvatarVariant | undefined;
}

/** Its size is one em-like unit, `--avatar`, that letters, icon and status dot follow. */
export const Root = styled.span<AvatarStyleProps>`
  ${asText(css`
    --avatar: 2.5rem;
    position: relative;
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    inline-size: var(--avatar);
    block-size: var(--avatar);
    border: 1px solid transparent;
    border-radius: 50%;
    background: var(--tone);
    color: var(--on-tone);
    font-size: calc(var(--avatar) * 0.36);
    font-weight: ${theme.weight.bold};
    line-height: 1;
    user-select: none;
    vertical-align: middle;

    &:where([data-size='small']) {
      --avatar: 1.75rem;
    }
    &:where([data-size='large']) {
      --avatar: 3.5rem;
    }
    &:where([data-size='xlarge']) {
      --avatar: 4.5rem;
    }
    &:where([data-size='xxlarge']) {
      --avatar: 6.25rem;

      ${media.phone} {
        --avatar: 5rem;
      }
    }
    &:where([data-shape='rounded']) {
      border-radius: 25%;
    }
    &:where([data-variant='soft']) {
      background: var(--tone-soft);
      color: var(--tone-ink);
    }

    > svg {
      inline-size: 50%;
      block-size: 50%;
    }
    > [data-letters] {
      max-inline-size: 100%;
      overflow: clip;
      white-space: nowrap;
    }
  `)}
`;

export const Image = styled.img`
  position: absolute;
  inset: -1px;
  inline-size: var(--avatar);
  block-size: var(--avatar);
  max-inline-size: none;
  border-radius: inherit;
  object-fit: cover;
`;

const statuses: Record<AvatarStatus, string> = {
  online: theme.color.success,
  away: theme.color.signal,
  busy: theme.color.danger,
  offline: theme.color.ink3,
};

export const Dot = styled.span<{ $status: AvatarStatus }>`
  position: absolute;
  inset-block-end: -2px;
  inset-inline-end: -2px;
  inline-size: max(0.625rem, calc(var(--avatar) * 0.22));
  block-size: max(0.625rem, calc(var(--avatar) * 0.22));
  border: 2px solid ${theme.color.surface};
  border-radius: 50%;
  background: ${({ $status }) => statuses[$status]};
`;

/** They overlap as far as the initials leave room. */
export const Group = styled.ul`
  display: flex;
  padding-inline-start: ${theme.space.xs};

  > li {
    /* Its ring lies over the face before it. */
    position: relative;
    display: flex;
    margin-inline-start: calc(-1 * ${theme.space.xs});
    border-radius: 50%;
    box-shadow: 0 0 0 2px ${theme.color.surface};
    transition: translate ${theme.duration.fast} ${theme.easing.move};
  }

  ${media.hover} {
    > li:hover {
      z-index: ${theme.layer.raised};
      translate: 0 -4px;
    }
  }
`;
