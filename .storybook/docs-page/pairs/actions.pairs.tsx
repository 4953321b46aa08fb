import { Button, Inline, Link, Menu, Tabs } from '@embarque/design-system';
import type { LivePairs } from './pairs.types.ts';

const noAction = () => {};

export const pairsOfActions: LivePairs = {
  Button: {
    good: {
      example: (
        <Inline>
          <Button>Issue policy</Button>
          <Button variant="outline" tone="secondary">
            Save draft
          </Button>
        </Inline>
      ),
      why: 'One solid button: the main action is clear at once.',
    },
    bad: {
      example: (
        <Inline>
          <Button>Submit</Button>
          <Button>OK</Button>
          <Button tone="danger">No</Button>
        </Inline>
      ),
      why: 'Three solid buttons compete, and no label says what happens.',
    },
  },
  Links: {
    good: {
      example: (
        <p>
          The payment is missing on <Link href="#invoice">invoice 5036</Link>.
        </p>
      ),
      why: 'The link names its target, also when it is read alone.',
    },
    bad: {
      example: (
        <p>
          The payment is missing. Click <Link href="#invoice">here</Link>.
        </p>
      ),
      why: '“Here” says nothing in a list of links.',
    },
  },
  Menu: {
    good: {
      example: (
        <Menu
          trigger={<Button variant="outline">Actions</Button>}
          items={[
            { id: 'duplicate', label: 'Duplicate', onAction: noAction },
            { id: 'archive', label: 'Archive', onAction: noAction },
            { id: 'delete', label: 'Delete…', tone: 'danger', onAction: noAction },
          ]}
        />
      ),
      why: 'Several actions on one thing, the dangerous one last.',
    },
    bad: {
      example: (
        <Menu
          trigger={<Button variant="outline">More</Button>}
          items={[{ id: 'delete', label: 'Yes, remove it', onAction: noAction }]}
        />
      ),
      why: 'A single action is a button; a press is saved.',
    },
  },
  Tabs: {
    good: {
      example: (
        <Tabs
          label="The sale"
          items={[
            { id: 'trip', label: 'Trip', content: 'São Paulo to Lisbon' },
            { id: 'cover', label: 'Coverage', content: 'US$ 60.000' },
          ]}
        />
      ),
      why: 'Views of one thing, each named by a word.',
    },
    bad: {
      example: (
        <Tabs
          label="New sale"
          items={[
            { id: 'one', label: '1. Choose the traveller first', content: 'Traveller' },
            { id: 'two', label: '2. Then pay', content: 'Payment' },
          ]}
        />
      ),
      why: 'Steps have an order. Use a wizard.',
    },
  },
};
