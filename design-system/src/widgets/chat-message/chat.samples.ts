import { useLingui } from '@lingui/react/macro';
import { eveningImage } from '../kanban-board/kanban.samples.ts';
import type { ChatPerson, ThreadMessage } from './chat.types.ts';

/** A traveller who asks for help. */
export const traveller: ChatPerson = { name: 'Beatriz Fonseca', status: 'online' };

/** A talk about a lost suitcase, for examples. */
export function useTalk(): ThreadMessage[] {
  const { t } = useLingui();
  return [
    {
      id: '1',
      from: 'them',
      sentAt: '2026-11-20T18:02:00',
      text: t`Good evening, my suitcase did not arrive in Lisbon.`,
    },
    { id: '2', from: 'them', sentAt: '2026-11-20T18:03:00', text: t`The airline says it is still in Madrid.` },
    {
      id: '3',
      from: 'me',
      sentAt: '2026-11-20T18:06:00',
      text: t`I am sorry to hear that. Your policy covers a delay of more than six hours: https://embarque.example/baggage`,
      state: 'seen',
    },
    {
      id: '4',
      from: 'them',
      sentAt: '2026-11-21T08:40:00',
      text: t`Here is the receipt for the clothes.`,
      images: [{ id: 'receipt', src: eveningImage, name: 'receipt.png', width: 264, height: 92 }],
    },
    {
      id: '5',
      from: 'me',
      sentAt: '2026-11-21T08:44:00',
      text: t`Thank you, that is all I need.`,
      state: 'delivered',
      quote: { id: '4', sender: 'Beatriz Fonseca', text: t`Here is the receipt for the clothes.` },
    },
    { id: '6', from: 'them', sentAt: '2026-11-21T08:45:00', text: '🎉👏' },
    { id: '7', from: 'me', sentAt: '2026-11-21T08:46:00', text: '', call: 'unanswered' },
    {
      id: '8',
      from: 'me',
      sentAt: '2026-11-21T08:47:00',
      text: t`The money is on your account tomorrow.`,
      state: 'refused',
    },
  ];
}
