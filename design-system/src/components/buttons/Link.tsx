import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useLink } from '../../theme/provider/links.ts';
import { theme } from '../../theme/theme.ts';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** The link's target. URLs of this app open without a page load. */
  href: string;
  /**
   * Underlined among other words, semibold on its own, as the words around it until the pointer is there: a title, or underlined
   * in the colour of the words around it: on a coloured ground.
   * @default 'inline'
   */
  variant?: 'inline' | 'alone' | 'quiet' | 'text';
}

/** Goes somewhere. For starting an action, use `Button`. */
export function Link({ href, variant = 'inline', onClick, ...rest }: LinkProps) {
  const link = useLink(href, onClick);
  return <Root {...rest} {...link} $variant={variant} />;
}

const variants = {
  inline: 'text-decoration: underline;',
  alone: `
    font-weight: ${theme.weight.semibold};
    text-decoration: none;
    &:hover { text-decoration: underline; }
  `,
  quiet: `
    color: inherit;
    text-decoration: none;
    &:hover { text-decoration: underline; }
  `,
  text: 'color: inherit; text-decoration: underline;',
};

const Root = styled.a<{ $variant: keyof typeof variants }>`
  border-radius: ${theme.radius.s};
  color: ${theme.color.primaryInk};
  overflow-wrap: anywhere;
  text-underline-offset: 0.2em;
  ${({ $variant }) => variants[$variant]}
`;
