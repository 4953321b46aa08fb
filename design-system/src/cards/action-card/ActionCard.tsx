import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { BlockUi } from '../../components/blockui/BlockUi.tsx';
import { Collapse } from '../../components/collapse/Collapse.tsx';
import { mergeRefs } from '../../lib/react/merge-refs.ts';
import { notify } from '../../components/toasts/notify.tsx';
import { moveFocusOutOf } from '../../lib/focus/move-focus-out-of.ts';
import { Card, type CardProps } from '../card/Card.tsx';
import { Content } from './ActionCard.styles.ts';
import { CardActions } from './CardActions.tsx';
import type { CardAction, CardActionIcons } from './card-actions.ts';

export interface ActionCardProps extends Omit<CardProps, 'title' | 'actions' | 'footer' | 'padding'> {
  /** The title of the card. Its buttons include it in their labels. */
  title: string;
  /**
   * The buttons of the card, in order.
   * @default ['collapse', 'reload', 'remove']
   */
  actions?: readonly CardAction[];
  /** Drawings instead of the usual ones: a chevron, a turning arrow, a cross. */
  icons?: CardActionIcons;
  /** Whether only the title is shown, when somebody else decides. */
  isCollapsed?: boolean;
  /**
   * Whether only the title is shown at first.
   * @default false
   */
  defaultCollapsed?: boolean;
  /** Called when the card should shrink to its title, or grow again. */
  onCollapse?: (change: { isCollapsed: boolean }) => void;
  /** Reloads the content, which is covered until the promise settles. */
  onReload?: () => Promise<unknown>;
  /** Called when the card is gone for good: it could be brought back until then. */
  onRemove?: () => void;
}

const allActions: readonly CardAction[] = ['collapse', 'reload', 'remove'];

/**
 * A card that people fold away, load again or remove from their page; a `Toaster` offers to undo the removal. Without such
 * actions, use `Card`; for several titles of which one is open, `Accordion`.
 */
export function ActionCard({
  title,
  actions = allActions,
  icons,
  isCollapsed: controlled,
  defaultCollapsed = false,
  onCollapse,
  onReload,
  onRemove,
  ref,
  children,
  ...rest
}: ActionCardProps) {
  const id = useId();
  const [isCollapsed, setCollapsed] = useControlledState(controlled, defaultCollapsed, (next) =>
    onCollapse?.({ isCollapsed: next }),
  );
  const [isReloading, reload] = useReload(onReload);
  const { isRemoved, remove, root } = useRemoval(title, onRemove);
  const merged = useMemo(() => mergeRefs(ref, root), [ref, root]);
  if (isRemoved) return null;

  const handlers: Record<CardAction, () => void> = {
    collapse: () => setCollapsed(!isCollapsed),
    reload,
    remove,
  };
  return (
    <Card
      {...rest}
      ref={merged}
      title={title}
      padding="none"
      actions={
        <CardActions
          title={title}
          actions={actions}
          icons={icons}
          contentId={id}
          isCollapsed={isCollapsed}
          isReloading={isReloading}
          onAction={(action) => handlers[action]()}
        />
      }
    >
      <Collapse id={id} isOpen={!isCollapsed}>
        <BlockUi isBlocked={isReloading}>
          <Content>{children}</Content>
        </BlockUi>
      </Collapse>
    </Card>
  );
}

function useReload(onReload: ActionCardProps['onReload']) {
  const [isReloading, setReloading] = useState(false);
  const end = () => setReloading(false);
  const reload = () => {
    setReloading(true);
    (onReload?.() ?? Promise.resolve()).then(end, end);
  };
  return [isReloading, reload] as const;
}

/** The card goes at once and can be brought back while the toast is there; focus goes with it, and comes back with it. */
function useRemoval(title: string, onRemove: ActionCardProps['onRemove']) {
  const { t } = useLingui();
  const [presence, setPresence] = useState<'here' | 'removed' | 'brought back'>('here');
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (presence === 'brought back') root.current?.querySelector<HTMLElement>('[data-action="remove"]')?.focus();
  }, [presence]);

  const remove = () => {
    if (root.current) moveFocusOutOf(root.current);
    setPresence('removed');
    notify.undoable({
      message: t`“${title}” was removed`,
      onUndo: () => setPresence('brought back'),
      onExpire: onRemove,
    });
  };
  return { isRemoved: presence === 'removed', remove, root };
}
