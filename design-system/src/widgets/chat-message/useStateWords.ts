import { useLingui } from '@lingui/react/macro';
import { Check, CheckCheck, CircleAlert, CircleQuestionMark, Clock, Eye, type LucideIcon } from 'lucide-react';
import type { MessageState } from './chat.types.ts';

export const stateIcons: Record<MessageState, LucideIcon> = {
  sending: Clock,
  sent: Check,
  delivered: CheckCheck,
  seen: Eye,
  unknown: CircleQuestionMark,
  refused: CircleAlert,
};

/** The words for how far a message has come. */
export function useStateWords(): Record<MessageState, string> {
  const { t } = useLingui();
  return {
    sending: t({ message: 'Sending', context: 'message' }),
    sent: t({ message: 'Sent', context: 'message' }),
    delivered: t({ message: 'Delivered', context: 'message' }),
    seen: t({ message: 'Seen', context: 'message' }),
    unknown: t`Not confirmed`,
    refused: t`Not sent`,
  };
}
