import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { Step, Word } from './Pagination.styles.ts';

export interface StepProps {
  /** The page that is shown. */
  current: number;
  /** Called with the page to go to. */
  onPress: (page: number) => void;
}

interface PageButtonProps extends StepProps {
  page: number;
}

/** A page by its number. */
export function PageButton({ page, current, onPress }: PageButtonProps) {
  const { t } = useLingui();
  const shown = useNumberFormat(undefined)(page);
  return (
    <Step
      type="button"
      aria-label={t`Page ${shown}`}
      aria-current={page === current ? 'page' : undefined}
      onClick={() => onPress(page)}
    >
      {shown}
    </Step>
  );
}

interface ArrowProps extends StepProps {
  icon: LucideIcon;
  /** The label of the button. */
  label: string;
  /** Shown beside the icon, where there is room. */
  text?: string | undefined;
  /** The page it leads to; the current one where there is no other. */
  to: number;
  /** The side of the text. */
  textSide?: 'start' | 'end';
}

/** A step to a neighbour or an end. Where there is none, it keeps its place and focus, and ignores presses. */
export function Arrow({ icon, label, text, textSide = 'end', to, current, onPress }: ArrowProps) {
  const isAtEnd = to === current;
  return (
    <Step
      type="button"
      aria-label={label}
      title={text ? undefined : label}
      aria-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : () => onPress(to)}
    >
      {textSide === 'start' && <Word>{text}</Word>}
      <Icon icon={icon} />
      {textSide === 'end' && <Word>{text}</Word>}
    </Step>
  );
}
