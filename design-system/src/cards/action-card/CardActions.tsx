import { useLingui } from '@lingui/react/macro';
import { ChevronUp, RotateCw, X } from 'lucide-react';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { Actions } from './ActionCard.styles.ts';
import type { CardAction, CardActionIcons } from './card-actions.ts';

interface CardActionsProps {
  title: string;
  actions: readonly CardAction[];
  icons: CardActionIcons | undefined;
  /** The id of what folds. */
  contentId: string;
  isCollapsed: boolean;
  isReloading: boolean;
  onAction: (action: CardAction) => void;
}

const usualIcons = { collapse: ChevronUp, reload: RotateCw, remove: X };

/** The buttons of an `ActionCard`. */
export function CardActions({
  title,
  actions,
  icons,
  contentId,
  isCollapsed,
  isReloading,
  onAction,
}: CardActionsProps) {
  const { t } = useLingui();
  const labels: Record<CardAction, string> = {
    collapse: isCollapsed ? t`Expand ${title}` : t`Collapse ${title}`,
    reload: t`Reload ${title}`,
    remove: t`Remove ${title}`,
  };
  const states: Partial<Record<CardAction, object>> = {
    collapse: { 'aria-expanded': !isCollapsed, 'aria-controls': contentId },
    reload: { isBusy: isReloading },
  };
  return (
    <Actions>
      {actions.map((action) => (
        <IconButton
          key={action}
          {...states[action]}
          data-action={action}
          icon={icons?.[action] ?? usualIcons[action]}
          label={labels[action]}
          size="small"
          onClick={() => onAction(action)}
        />
      ))}
    </Actions>
  );
}
