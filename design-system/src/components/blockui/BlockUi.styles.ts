import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { Tone } from '../../theme/tones.ts';

export type Veil = 'surface' | Tone;

export const Root = styled.div`
  position: relative;
  min-inline-size: 0;
`;

/** Lies over the content and has the corners of a card. */
export const Cover = styled.div`
  &[data-tone='surface'] {
    --tone: ${theme.color.surface};
    --on-tone: ${theme.color.primaryInk};
  }
  position: absolute;
  inset: 0;
  z-index: ${theme.layer.raised};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  padding: ${theme.space.s};
  overflow: auto;
  border-radius: ${theme.radius.xl};
  background: color-mix(in srgb, var(--tone) 72%, transparent);
  color: var(--on-tone);
  cursor: wait;
`;

export const Message = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.m};
  min-inline-size: 0;
  max-inline-size: 100%;
  padding-block: ${theme.space.s};
  padding-inline: ${theme.space.l};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
`;

/** The spinning sign is decorative: the message beside it is announced. */
export const Sign = styled.span`
  display: grid;
  flex: none;
`;

export const Text = styled.span`
  min-inline-size: 0;
`;
