import { useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/react';
import { ChevronDown, Palette, TextAlignCenter, TextAlignEnd, TextAlignJustify, TextAlignStart } from 'lucide-react';
import { Button } from '../../../../components/buttons/Button.tsx';
import { IconButton } from '../../../../components/buttons/IconButton.tsx';
import type { MenuItem } from '../../../../components/dropdowns/menu.types.ts';
import { Menu, type MenuProps } from '../../../../components/dropdowns/Menu.tsx';
import { Icon } from '../../../../icons/Icon.tsx';
import { theme } from '../../../../theme/theme.ts';
import type { Align, Block } from './useMarks.ts';

interface ToolMenuProps {
  label: string;
  trigger: MenuProps['trigger'];
  items: readonly MenuItem[];
  chosen: string;
  onChoose: (id: string) => void;
}

function ToolMenu({ label, trigger, items, chosen, onChoose }: ToolMenuProps) {
  const onChange = ({ selected: [id] }: { selected: string[] }) => {
    if (id !== undefined) onChoose(id);
  };
  return (
    <Menu
      trigger={trigger}
      items={[{ id: label, label, items, selection: { mode: 'single', selected: [chosen], onChange } }]}
    />
  );
}

/** A button that says what the text is now. */
function triggerLabel(name: string, now: string) {
  return (
    <Button size="small" variant="ghost" tone="secondary" aria-label={`${name}: ${now}`} title={name}>
      {now}
      <Icon icon={ChevronDown} />
    </Button>
  );
}

const labelOf = (items: readonly MenuItem[], chosen: string) =>
  (items.find(({ id }) => id === chosen) ?? items[0])?.label ?? '';

/** Makes paragraphs headings, quotes or code. */
export function BlockMenu({ editor, block }: { editor: Editor; block: Block }) {
  const { t } = useLingui();
  const items = [
    { id: 'paragraph', label: t`Text` },
    { id: 'h2', label: t`Heading 1` },
    { id: 'h3', label: t`Heading 2` },
    { id: 'h4', label: t`Heading 3` },
    { id: 'quote', label: t({ message: 'Quote', context: 'text' }) },
    { id: 'code', label: t`Code` },
  ];
  const choose = (id: string) => {
    const chain = editor.chain().clearNodes();
    if (id === 'h2') chain.setHeading({ level: 2 });
    if (id === 'h3') chain.setHeading({ level: 3 });
    if (id === 'h4') chain.setHeading({ level: 4 });
    if (id === 'quote') chain.setBlockquote();
    if (id === 'code') chain.setCodeBlock();
    chain.run();
  };
  const name = t`Text style`;
  return (
    <ToolMenu
      label={name}
      trigger={triggerLabel(name, labelOf(items, block))}
      items={items}
      chosen={block}
      onChoose={choose}
    />
  );
}

const usual = 'usual';

/** Changes the typeface. */
export function FontMenu({ editor, font }: { editor: Editor; font: string }) {
  const { t } = useLingui();
  const items = [
    { id: usual, label: t`Sans serif` },
    { id: 'serif', label: t`Serif` },
    { id: 'monospace', label: t`Monospace` },
  ];
  const name = t`Typeface`;
  const choose = (id: string) =>
    void (id === usual ? editor.chain().unsetFontFamily() : editor.chain().setFontFamily(id)).run();
  return (
    <ToolMenu
      label={name}
      trigger={triggerLabel(name, labelOf(items, font))}
      items={items}
      chosen={font || usual}
      onChoose={choose}
    />
  );
}

const sizes = ['12px', usual, '18px', '24px', '32px'];

/** Changes the size of the letters. */
export function SizeMenu({ editor, size }: { editor: Editor; size: string }) {
  const { t } = useLingui();
  const items = sizes.map((id) => ({ id, label: id === usual ? '14' : id.replace('px', '') }));
  const name = t`Text size`;
  const choose = (id: string) =>
    void (id === usual ? editor.chain().unsetFontSize() : editor.chain().setFontSize(id)).run();
  const now = labelOf(items, size || usual);
  return (
    <ToolMenu label={name} trigger={triggerLabel(name, now)} items={items} chosen={size || usual} onChoose={choose} />
  );
}

/** Colours the letters; each is readable on every skin. */
export function ColourMenu({ editor, colour }: { editor: Editor; colour: string }) {
  const { t } = useLingui();
  const items = [
    { id: usual, label: t`Ink` },
    { id: theme.color.primaryInk, label: t`Blue` },
    { id: theme.color.successInk, label: t`Green` },
    { id: theme.color.warningInk, label: t`Amber` },
    { id: theme.color.dangerInk, label: t`Red` },
  ];
  const name = t`Text colour`;
  const choose = (id: string) => void (id === usual ? editor.chain().unsetColor() : editor.chain().setColor(id)).run();
  const style = colour ? { color: colour } : undefined;
  const trigger = <IconButton icon={Palette} label={name} size="small" style={style} />;
  return <ToolMenu label={name} trigger={trigger} items={items} chosen={colour || usual} onChoose={choose} />;
}

const alignIcons = { start: TextAlignStart, center: TextAlignCenter, end: TextAlignEnd, justify: TextAlignJustify };

/** Aligns paragraphs and headings. */
export function AlignMenu({ editor, align }: { editor: Editor; align: Align }) {
  const { t } = useLingui();
  const items = [
    { id: 'start', label: t`At the start`, icon: TextAlignStart },
    { id: 'center', label: t`In the middle`, icon: TextAlignCenter },
    { id: 'end', label: t`At the end`, icon: TextAlignEnd },
    { id: 'justify', label: t`At both ends`, icon: TextAlignJustify },
  ];
  const name = t`Alignment`;
  const trigger = <IconButton icon={alignIcons[align]} label={name} size="small" />;
  return (
    <ToolMenu
      label={name}
      trigger={trigger}
      items={items}
      chosen={align}
      onChoose={(id) => editor.chain().setTextAlign(id).run()}
    />
  );
}
