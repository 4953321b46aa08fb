import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import * as examples from './PermissionMatrix.examples.tsx';
import { permissionMatrixKeyboard } from './permission-matrix.keyboard.ts';

const args = {
  label: 'Rights of the role',
  corner: { title: 'Administrator Access', hint: 'Everything, also in areas to come', all: 'Select All' },
  rows: [
    { id: 'policies', label: 'Policies' },
    { id: 'payroll', label: 'Payroll' },
  ],
  columns: [
    { id: 'read', label: 'Read' },
    { id: 'write', label: 'Write' },
    { id: 'create', label: 'Create' },
  ],
  cellAt: ({ column }: { column: string }) => ({ isOn: column === 'read' }),
  onToggle: fn(),
};

const meta = { component: PermissionMatrix, args } satisfies Meta<typeof PermissionMatrix>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const box = (canvas: Canvas, name: string | RegExp) => canvas.getByRole('checkbox', { name });

export const Playground: Story = {};

export const Rights: Story = { render: examples.Rights };

export const LinesGrantAndTakeAwayWhatIsNotLocked: Story = {
  name: 'Lines grant and take away what is not locked (XR-06)',
  render: examples.LockedRights,
  play: async ({ canvas, userEvent }) => {
    const payroll = box(canvas, /^Payroll/);
    await expect(payroll).toHaveAccessibleName('Payroll, 1 of 3, 2 locked');

    await userEvent.click(box(canvas, /^Claims/));
    await expect(box(canvas, 'Create, Claims, changed')).toBeChecked();
    await expect(box(canvas, 'Claims, 3 of 3')).toBeChecked();
    await userEvent.click(box(canvas, /^Select All/));
    await expect(box(canvas, /^Select All, 7 of 9, 2 locked/)).toBeChecked();
    await userEvent.click(box(canvas, /^Write, 2 of 3/));
    await expect(box(canvas, /^Write, 0 of 3/)).not.toBeChecked();

    await userEvent.click(box(canvas, /^Write, Payroll/));
    await expect(box(canvas, "Write, Payroll, You don't have this right")).not.toBeChecked();
    await expect(box(canvas, "Write, Payroll, You don't have this right")).toHaveAttribute('aria-disabled', 'true');
  },
};

export const WorksByKeyboardAsAGridWithOneTabStop: Story = {
  render: examples.Rights,
  play: async ({ canvas, userEvent }) => {
    const stops = canvas.getAllByRole('checkbox').filter((each) => each.tabIndex === 0);
    await expect(stops).toHaveLength(1);

    await userEvent.tab();
    await expect(box(canvas, /^Select All/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}');
    await expect(box(canvas, 'Create, Claims')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box(canvas, 'Create, Claims, changed')).toBeChecked();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(box(canvas, 'Claims, 3 of 3')).toBeChecked();
    await userEvent.keyboard('{Control>} {/Control}');
    await expect(box(canvas, /^Create, 3 of 3/)).toBeChecked();

    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(box(canvas, /^Create, 0 of 3/)).not.toBeChecked();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(box(canvas, /^Select All/)).toHaveFocus();
  },
};

export const IsAFoldedCardForEachAreaWhenNarrow: Story = {
  render: () => (
    <div style={{ inlineSize: 340 }}>
      <examples.Rights />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const fold = canvas.getByRole('button', { name: 'Rights in Payroll' });
    await expect(canvas.queryByRole('checkbox', { name: 'Read, Payroll' })).toBeNull();
    await userEvent.click(fold);
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    const read = box(canvas, 'Read, Payroll').getBoundingClientRect();
    const head = box(canvas, /^Payroll/).getBoundingClientRect();
    await expect(read.top).toBeGreaterThan(head.bottom);
    const card = within(canvas.getByRole('row', { name: /^Payroll/ }));
    await expect(card.getByText('Write')).toBeVisible();
    await userEvent.click(fold);
    await expect(canvas.queryByRole('checkbox', { name: 'Read, Payroll' })).toBeNull();

    box(canvas, /^Payroll/).focus();
    await userEvent.keyboard('{End}');
    await expect(box(canvas, 'Create, Payroll')).toHaveFocus();
  },
};

export const ItsHeadStaysAboveTheRowsThatScroll: Story = {
  render: () => (
    <div data-testid="scroller" style={{ blockSize: 140, overflow: 'auto' }}>
      <examples.Rights />
    </div>
  ),
  play: async ({ canvas }) => {
    const scroller = canvas.getByTestId('scroller');
    scroller.scrollTop = 60;
    const head = canvas.getByRole('columnheader', { name: /^Read/ }).getBoundingClientRect();
    await expect(head.top).toBeGreaterThanOrEqual(scroller.getBoundingClientRect().top);
  },
};

export const Conforms: Story = conformance(PermissionMatrix, args, { keyboard: permissionMatrixKeyboard });
