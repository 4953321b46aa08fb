import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * The background: a page in any skin, or the ink of a brand card.
   * @default 'page'
   */
  on?: 'page' | 'brand';
  /**
   * The square with the name beside it, or the square alone.
   * @default 'full'
   */
  variant?: 'full' | 'mark';
}

const name = 'Embarque';

/** The product's mark and name. Inside a link, the link says where it goes. */
export function Logo({ on = 'page', variant = 'full', ...rest }: LogoProps) {
  return (
    <Root {...rest} $on={on}>
      <Mark
        viewBox="0 0 32 32"
        {...(variant === 'mark' ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      >
        <rect width="32" height="32" rx="9" />
        <path d="M9 21.5 22 10.5M15 10.5h7v7" />
        <circle cx="11.5" cy="12" r="1.9" />
      </Mark>
      {variant === 'full' && name}
    </Root>
  );
}

const grounds = {
  page: `--square: ${theme.color.logo}; --arrow: ${theme.color.onLogo}; color: ${theme.color.ink};`,
  brand: `--square: ${theme.color.onBrandSignal}; --arrow: ${theme.color.onSignal}; color: ${theme.color.onBrand};`,
};

const Root = styled.span<{ $on: keyof typeof grounds }>`
  ${({ $on }) => grounds[$on]}
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.m};
  font-size: ${theme.text.heading};
  font-weight: ${theme.weight.title};
  letter-spacing: ${theme.tracking.title};
  line-height: ${theme.leading.tight};
  overflow-wrap: anywhere;
`;

const Mark = styled.svg`
  flex: none;
  inline-size: 2rem;
  block-size: 2rem;
  forced-color-adjust: none;

  rect {
    fill: var(--square);
  }
  path {
    fill: none;
    stroke: var(--arrow);
    stroke-width: 2.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  circle {
    fill: var(--arrow);
  }
`;
