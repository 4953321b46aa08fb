import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Accordion, type AccordionProps } from './Accordion.tsx';
import type { AccordionItem } from './AccordionPart.tsx';

function useQuestions(): AccordionItem[] {
  const { t } = useLingui();
  return [
    {
      id: 'start',
      title: t`When does the cover begin?`,
      content: t`On the day of departure at midnight, at the airport that the trip begins at. Cancellation is covered from the day of purchase.`,
    },
    {
      id: 'delay',
      title: t`What does a delay pay?`,
      content: t`US$ 150 after six hours, and once more for each further six. The boarding pass and a word from the airline are enough.`,
    },
    {
      id: 'esim',
      title: t`Can an eSIM move to another phone?`,
      content: t`Yes, twice. The data that is left moves with it; the old phone loses its plan at once.`,
    },
    {
      id: 'refund',
      title: t`Until when can a policy be returned?`,
      content: t`Within seven days of the purchase, as long as the trip has not begun.`,
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
