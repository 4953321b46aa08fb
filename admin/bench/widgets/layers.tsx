import { Button, ComboBox, Dialog, Menu } from '@embarque/design-system';
import { useState } from 'react';

const THOUSAND = Array.from({ length: 1000 }, (_, index) => ({ value: `${index}`, label: `Destination ${index}` }));

/** The widgets that open over the page, each with its trigger. */
export function Layers() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu
        trigger={<Button>Menu</Button>}
        items={['Show', 'Edit', 'Cancel'].map((label) => ({ id: label, label, onAction: () => {} }))}
      />
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <Dialog title="Cancel the policy" isOpen={isOpen} onClose={() => setOpen(false)}>
        The traveller gets the full price back.
      </Dialog>
      <ComboBox label="Destination" options={THOUSAND} />
    </>
  );
}
