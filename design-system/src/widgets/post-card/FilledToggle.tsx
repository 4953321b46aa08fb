import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/buttons/Button.tsx';
import { tabular } from '../../theme/tabular.ts';
import type { Tone } from '../../theme/tones.ts';

export interface FilledToggleProps {
  /** The drawing, imported by name from `lucide-react`: a heart or a star. */
  icon: LucideIcon;
  /** The name of the button for screen readers. */
  label: string;
  /** Whether the icon is filled. */
  isOn: boolean;
  /** Called with whether it should be filled. */
  onToggle: (change: { isOn: boolean }) => void;
  /**
   * The colour while it is filled.
   * @default 'danger'
   */
  tone?: Tone;
  /** Stands beside the icon, such as how many people pressed it. */
  children?: ReactNode;
}

/** A heart or a star that is filled while it is on. For other choices between two, use `Switch`. */
export function FilledToggle({ icon, label, isOn, onToggle, tone = 'danger', children }: FilledToggleProps) {
  return (
    <Root data-on={isOn || undefined}>
      <Button
        variant="ghost"
        size="small"
        tone={isOn ? tone : 'secondary'}
        width={children === undefined ? 'square' : 'content'}
        icon={icon}
        aria-pressed={isOn}
        aria-label={label}
        title={label}
        onClick={() => onToggle({ isOn: !isOn })}
      >
        {children}
      </Button>
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  min-inline-size: 0;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  ${tabular}

  &[data-on] svg {
    fill: currentColor;
  }
`;
