import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Accordion, type AccordionProps } from './Accordion.tsx';
import type { AccordionItem } from './AccordionPart.tsx';

function useQuestions(): AccordionItem[] {
  const { t } = useLingui();
  return [
    {
      id: 'start',
      title: t`When does cover start?`,
      content: t`At midnight on the day of departure, local time. Cancellation is covered from the day of purchase.`,
    },
    {
      id: 'delay',
      title: t`How much is paid for a delay?`,
      content: t`US$ 150 after six hours, and again for every six hours after that. Send the boarding pass and a note from the airline.`,
    },
    {
      id: 'esim',
      title: t`Can an eSIM move to another phone?`,
      content: t`Yes, up to twice. The remaining data moves with it, and the old phone loses the plan immediately.`,
    },
    {
      id: 'refund',
      title: t`How long can a policy be cancelled?`,
      content: t`Within seven days of purchase, if the trip hasn't started.`,
    },
  ];
}

function Questions(props: Omit<AccordionProps, 'items'>) {
  return <Accordion {...props} items={useQuestions()} />;
}

export const FirstOpen = () => <Questions defaultOpen={['start']} />;

export function OneAtATime() {
  const [open, setOpen] = useState<readonly string[]>(['delay']);
  return <Questions expands="one" open={open} onOpenChange={(change) => setOpen(change.open)} />;
}

export const WithoutArrow = () => <Questions marker="none" defaultOpen={['start']} />;
export const Bordered = () => <Questions variant="bordered" defaultOpen={['start']} />;
export const Separated = () => <Questions variant="separated" defaultOpen={['start']} />;
export const OnHover = () => <Questions variant="bordered" opensOn="hover" expands="one" />;
