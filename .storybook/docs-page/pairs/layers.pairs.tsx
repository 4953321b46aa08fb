import { Button, Card, Inline, TextField } from '@embarque/design-system';
import type { ReactNode } from 'react';
import { Toast } from '../../../design-system/src/components/toasts/Toast.tsx';
import type { LivePairs } from './pairs.types.ts';

interface LayerProps {
  title: string;
  actions: ReactNode;
  children: ReactNode;
}

/** The face of a layer, in place: an open one would lie above its own page. */
const Layer = ({ title, actions, children }: LayerProps) => (
  <Card title={title} headingLevel={4} footer={<Inline>{actions}</Inline>}>
    {children}
  </Card>
);

const cancel = (
  <Button variant="ghost" tone="secondary">
    Cancel
  </Button>
);

export const pairsOfLayers: LivePairs = {
  Dialog: {
    good: {
      example: (
        <Layer title="Rename board" actions={[cancel, <Button key="save">Rename</Button>]}>
          <TextField label="Name" defaultValue="Summer" />
        </Layer>
      ),
      why: 'One short question; the button repeats the verb of the title.',
    },
    bad: {
      example: (
        <Layer title="Attention" actions={<Button>OK</Button>}>
          Your changes have been saved.
        </Layer>
      ),
      why: 'Nothing to decide: a toast says it without blocking the page.',
    },
  },
  ConfirmDialog: {
    good: {
      example: (
        <Layer
          title="Delete invoice 5036?"
          actions={[
            cancel,
            <Button key="delete" tone="danger">
              Delete
            </Button>,
          ]}
        >
          The client can no longer open its link. Can’t be undone.
        </Layer>
      ),
      why: 'Names the thing, the consequence and the action.',
    },
    bad: {
      example: (
        <Layer title="Are you sure?" actions={[<Button key="no">No</Button>, <Button key="yes">Yes</Button>]}>
          This action cannot be performed later.
        </Layer>
      ),
      why: 'Yes to what? Both buttons look alike.',
    },
  },
  SidePanel: {
    good: {
      example: (
        <Layer title="Edit client" actions={[cancel, <Button key="save">Save</Button>]}>
          <TextField label="Name" defaultValue="Marina Duarte" />
        </Layer>
      ),
      why: 'A few fields about a row, with the list still in sight.',
    },
    bad: {
      example: (
        <Layer title="Panel" actions={<Button>Done</Button>}>
          Step 1 of 6: personal data
        </Layer>
      ),
      why: 'A long task needs a page with an address of its own.',
    },
  },
  Toast: {
    good: {
      example: <Toast tone="success" lines={['Policy EM-2041 was issued.']} />,
      why: 'Says what is done, by its name.',
    },
    bad: {
      example: <Toast tone="success" lines={['Success! The operation was completed successfully.']} />,
      why: 'Says only that something worked.',
    },
  },
};
