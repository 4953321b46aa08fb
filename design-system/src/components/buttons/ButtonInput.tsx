import type { ComponentPropsWithRef } from 'react';
import type { ButtonProps } from './Button.tsx';
import { type ButtonStyleProps, Root } from './Button.styles.ts';

type Appearance = Pick<ButtonProps, 'tone' | 'variant' | 'size' | 'shape' | 'width' | 'isDisabled'>;

export interface ButtonInputProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'width' | 'disabled'>, Appearance {
  /** Its words. */
  value: string;
  /**
   * Whether it sends its form.
   * @default 'button'
   */
  type?: 'button' | 'submit';
}

/** An `<input>` that looks like a button, for forms of others that ask for one. It holds neither icon nor ring: use `Button`. */
export function ButtonInput({
  type = 'button',
  tone = 'primary',
  variant = 'solid',
  size = 'medium',
  shape,
  width,
  isDisabled = false,
  ...rest
}: ButtonInputProps) {
  const styleProps: ButtonStyleProps = {
    'data-tone': tone,
    'data-variant': variant,
    'data-size': size,
    'data-shape': shape,
    'data-width': width,
  };
  return <Root as="input" {...rest} {...styleProps} type={type} disabled={isDisabled} />;
}
