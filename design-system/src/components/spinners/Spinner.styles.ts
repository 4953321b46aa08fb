import { css, keyframes, styled } from 'styled-components';
import { movements } from '../../theme/styles/movements.ts';

export type SpinnerSize = 'small' | 'medium' | 'large';
export type SpinnerVariant = 'ring' | 'grow';

const grow = keyframes`
  from { transform: scale(0); }
  50% { opacity: 1; }
  to { opacity: 0; }
`;

const sizes: Record<SpinnerSize, string> = { small: '1rem', medium: '2rem', large: '3rem' };

const variants = {
  ring: css`
    border: max(2px, 0.1em) solid color-mix(in srgb, currentColor 24%, transparent);
    border-block-start-color: currentColor;
    animation: ${movements.turn} 0.8s linear infinite;
  `,
  grow: css`
    background: currentColor;
    animation: ${grow} 0.9s ease-out infinite;

    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: CanvasText;
    }
  `,
};

export const Root = styled.span<{ $size: SpinnerSize; $variant: SpinnerVariant }>`
  display: inline-block;
  flex: none;
  inline-size: ${({ $size }) => sizes[$size]};
  block-size: ${({ $size }) => sizes[$size]};
  font-size: ${({ $size }) => sizes[$size]};
  border-radius: 50%;
  vertical-align: text-bottom;
  ${({ $variant }) => variants[$variant]}

  &[data-tone] {
    color: var(--tone-ink);
  }
`;
