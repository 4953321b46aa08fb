import { useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/react';
import {
  Bold,
  Code,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react';
import { IconButton } from '../../../../components/buttons/IconButton.tsx';
import type { TakeImage } from '../image/take-image.ts';
import { UploadTool } from '../image/UploadTool.tsx';
import { TableTool } from '../table/TableTool.tsx';
import { EmojiTool, ImageTool, LinkCardTool, LinkTool } from './EditorInserts.tsx';
import { AlignMenu, BlockMenu, ColourMenu, FontMenu, SizeMenu } from './EditorMenus.tsx';
import { Bar, Part } from './EditorToolbar.styles.ts';
import { useMarks } from './useMarks.ts';

export type EditorTools = 'all' | 'letter';

interface EditorToolbarProps {
  editor: Editor;
  /** The label of the editor: a page may have several. */
  label: string;
  tools: EditorTools;
  takesImages: boolean;
  takesTables: boolean;
  takeImage: TakeImage | undefined;
}

/** The tools beside the text: one stop of the Tab key, with arrows between them. */
export function EditorToolbar({ editor, label, tools, ...takes }: EditorToolbarProps) {
  const { t } = useLingui();
  const is = useMarks(editor);
  const isLetter = tools === 'letter';
  const run = (change: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>) => () =>
    change(editor.chain()).run();

  return (
    <Bar aria-label={t`Formatting: ${label}`}>
      {!isLetter && (
        <Part>
          <BlockMenu editor={editor} block={is.block} />
          <FontMenu editor={editor} font={is.font} />
          <SizeMenu editor={editor} size={is.size} />
        </Part>
      )}
      <Part>
        <Tool icon={Bold} label={t`Bold`} isOn={is.bold} onPress={run((chain) => chain.toggleBold())} />
        <Tool icon={Italic} label={t`Italic`} isOn={is.italic} onPress={run((chain) => chain.toggleItalic())} />
        <Tool
          icon={Underline}
          label={t`Underline`}
          isOn={is.underline}
          onPress={run((chain) => chain.toggleUnderline())}
        />
        <Tool
          icon={Strikethrough}
          label={t`Strike through`}
          isOn={is.strike}
          onPress={run((chain) => chain.toggleStrike())}
        />
        {isLetter && <AlignMenu editor={editor} align={is.align} />}
        {!isLetter && (
          <Tool icon={Code} label={t`Monospaced`} isOn={is.code} onPress={run((chain) => chain.toggleCode())} />
        )}
        {!isLetter && <ColourMenu editor={editor} colour={is.colour} />}
      </Part>
      {!isLetter && <MoreTools {...{ editor, is, run, ...takes }} />}
    </Bar>
  );
}

interface MoreToolsProps extends Pick<EditorToolbarProps, 'editor' | 'takesImages' | 'takesTables' | 'takeImage'> {
  is: ReturnType<typeof useMarks>;
  run: (change: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>) => () => void;
}

function MoreTools({ editor, is, run, takesImages, takesTables, takeImage }: MoreToolsProps) {
  const { t } = useLingui();
  return (
    <>
      <Part>
        <Tool
          icon={List}
          label={t`Bulleted list`}
          isOn={is.bulletList}
          onPress={run((chain) => chain.toggleBulletList())}
        />
        <Tool
          icon={ListOrdered}
          label={t`Numbered list`}
          isOn={is.orderedList}
          onPress={run((chain) => chain.toggleOrderedList())}
        />
        <AlignMenu editor={editor} align={is.align} />
      </Part>
      <Part>
        <LinkTool editor={editor} href={is.href} />
        <LinkCardTool editor={editor} />
        <EmojiTool editor={editor} />
        {takesImages && (takeImage ? <UploadTool {...{ editor, takeImage }} /> : <ImageTool editor={editor} />)}
        {takesTables && <TableTool editor={editor} isInTable={is.table} hasHeaderRow={is.headerRow} />}
      </Part>
      <Part>
        <Tool
          icon={RemoveFormatting}
          label={t`Remove formatting`}
          onPress={run((chain) => chain.unsetAllMarks().unsetTextAlign())}
        />
        <Tool icon={Undo2} label={t`Undo`} isIdle={!is.undoable} onPress={run((chain) => chain.undo())} />
        <Tool icon={Redo2} label={t`Redo`} isIdle={!is.redoable} onPress={run((chain) => chain.redo())} />
      </Part>
    </>
  );
}

interface ToolProps {
  icon: LucideIcon;
  label: string;
  /** Whether the text at the caret has it, for what is switched on and off. */
  isOn?: boolean;
  /** Whether there is nothing to do now: it keeps its place and focus. */
  isIdle?: boolean;
  onPress: () => void;
}

function Tool({ icon, label, isOn, isIdle = false, onPress }: ToolProps) {
  return (
    <IconButton
      icon={icon}
      label={label}
      size="small"
      aria-pressed={isOn}
      isIdle={isIdle}
      // A press by pointer leaves the caret in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    />
  );
}
