import { Alert, Wizard } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { CreditCard, Database, FileText, Package, SendHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { ModalProps } from '../frame/modal.types.ts';
import { TaskDialog } from '../frame/TaskDialog.tsx';
import { useTask } from '../frame/useTask.ts';
import { modalCalls } from '../modal-examples.api.ts';
import { AppCard } from './AppCard.tsx';
import { type AppDraft, EMPTY_APP, mistakesIn, type Mistakes } from './app.draft.ts';
import { DatabaseStep, DetailsStep, FrameworkStep } from './AppSteps.tsx';

/** MEX-07: going back keeps what was entered; of the card, only its end is sent. */
export function CreateApp({ onClose }: ModalProps) {
  const { t } = useLingui();
  return (
    <TaskDialog title={t`Create app`} size="xlarge" onClose={onClose}>
      {({ close }) => <AppWizard close={close} />}
    </TaskDialog>
  );
}

function AppWizard({ close }: { close: () => void }) {
  const { t } = useLingui();
  const { run } = useTask();
  const [draft, setDraft] = useState<AppDraft>(EMPTY_APP);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const change = (next: Partial<AppDraft>) => {
    setDraft((before) => ({ ...before, ...next }));
    setMistakes({});
  };
  const check = (step: 'details' | 'database' | 'billing') => {
    const found = mistakesIn(draft, step, new Date());
    setMistakes(found);
    return Object.keys(found).length === 0;
  };
  const finish = () => {
    const { cardNumber, cardName: _n, expiry: _e, cvv: _c, ...app } = draft;
    return run(() => modalCalls.createApp({ ...app, cardEnd: cardNumber.slice(-4) }), {
      message: t`App created`,
      close,
    });
  };
  const step = { draft, mistakes, onChange: change };
  const { name } = draft;
  return (
    <Wizard
      label={t`New app`}
      placement="start"
      steps={[
        {
          id: 'details',
          title: t`Details`,
          subtitle: t`Name and category`,
          icon: FileText,
          content: <DetailsStep {...step} />,
          validate: () => check('details'),
        },
        {
          id: 'frameworks',
          title: t`Its framework`,
          subtitle: t`The app is built with it`,
          icon: Package,
          content: <FrameworkStep {...step} />,
        },
        {
          id: 'database',
          title: t`Its database`,
          subtitle: t`Name and engine`,
          icon: Database,
          content: <DatabaseStep {...step} />,
          validate: () => check('database'),
        },
        {
          id: 'billing',
          title: t({ message: 'Billing', context: 'step' }),
          subtitle: t`Payment card`,
          icon: CreditCard,
          content: <AppCard {...step} />,
          validate: () => check('billing'),
        },
        {
          id: 'submit',
          title: t({ message: 'Submit', context: 'step' }),
          subtitle: t`Review and create`,
          icon: SendHorizontal,
          content: (
            <Alert tone="info">
              <Trans>“{name}” isn't created yet. Go back to change anything.</Trans>
            </Alert>
          ),
        },
      ]}
      finishLabel={t`Create app`}
      onFinish={finish}
    />
  );
}
