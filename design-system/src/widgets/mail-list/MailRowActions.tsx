import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../icons/Icon.tsx';
import type { MailRowContent } from './mail-list.types.ts';
import { Root, SmallButton } from './MailRowActions.styles.ts';

interface MailRowActionsProps {
  id: number;
  content: MailRowContent;
  onAction: (pressed: { id: number; action: string }) => void;
}

/** The actions of a row, over its time: shown to a pointer, and to the arrow keys. */
export function MailRowActions({ id, content, onAction }: MailRowActionsProps) {
  const { t } = useLingui();
  const { actions = [], subject, sender } = content;
  if (actions.length === 0) return null;
  return (
    <Root role="gridcell" onClick={(event) => event.stopPropagation()}>
      {actions.map(({ id: action, label, icon }) => (
        <SmallButton
          key={action}
          type="button"
          tabIndex={-1}
          aria-label={t`${label}: “${subject}” from ${sender}`}
          title={label}
          onClick={() => onAction({ id, action })}
        >
          <Icon icon={icon} size="menu" />
        </SmallButton>
      ))}
    </Root>
  );
}
