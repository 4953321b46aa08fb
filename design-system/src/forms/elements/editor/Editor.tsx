import { EditorContent } from '@tiptap/react';
import { type ComponentPropsWithRef, useId } from 'react';
import { AriaLocaleProvider } from '../../../lib/i18n/AriaLocaleProvider.tsx';
import type { FieldProps } from '../../field/field-props.ts';
import { FieldFrame, labelIdOf } from '../../field/FieldFrame.tsx';
import { Frame, Root } from './Editor.styles.ts';
import { EditorToolbar, type EditorTools } from './toolbar/EditorToolbar.tsx';
import type { TakeImage } from './image/take-image.ts';
import { useIsInPage } from '../../../lib/react/useIsInPage.ts';
import { useRichText } from './useRichText.ts';

export interface EditorProps
  extends
    Pick<FieldProps, 'labelVisibility' | 'description' | 'errorMessage' | 'isRequired' | 'isReadOnly'>,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  /** The label of the editor. */
  label: string;
  /** The text as HTML, when its owner keeps it; what is not kept by the editor is left out of it. */
  value?: string;
  /** The text at first, when the editor keeps it. */
  defaultValue?: string;
  /**
   * Every tool, or those of a letter: bold, italic, underlined, struck through, and where the lines stand.
   * @default 'all'
   */
  tools?: EditorTools;
  /**
   * Whether the tools stand above the text or below it.
   * @default 'above'
   */
  toolsPlacement?: 'above' | 'below';
  /**
   * Whether the text may have images; without them, those in what is pasted are left out.
   * @default true
   */
  takesImages?: boolean;
  /**
   * Whether the text may have tables; without them, a row of a pasted table becomes a line. What edits them loads with the first one.
   * @default false
   */
  takesTables?: boolean;
  /**
   * Keeps an image that was chosen, pasted or dropped, and resolves to its address and its description; to nothing when there will be
   * none. With it, no image travels within the text, and those in what is pasted are left out.
   */
  takeImage?: TakeImage;
  /** Called when an image was left out. */
  onImageRefused?: () => void;
  /** Called with the text as HTML, empty when there is none. It holds no script, no frame, and no style but the offered ones. */
  onChange?: (change: { html: string }) => void;
}

/**
 * Asks for a text with headings, lists, pictures and links. It is heavy: load it with the page that needs it. For plain words,
 * use `TextArea`.
 *
 * ## What it takes
 *
 * - As value, and pasted or dropped: HTML with paragraphs, headings, lists, quotes, code, links, pictures, bold, italic, underlined
 *   and struck through, and tables where they are taken. Scripts, frames and handlers leave nothing behind.
 * - All named and numbered characters of HTML, such as `&ccedil;` and `&#8211;`; what is no name stays as it was typed.
 * - Lists of desktop Word as real lists with their levels and kinds of numbers; headings of six levels as the three that there are.
 * - Pasted from elsewhere: what the text means, without fonts, sizes, blacks and greys, classes, and padding with blanks that do not break.
 * - In a table, Tab goes from cell to cell and begins a row behind the last one, Escape goes to the line below, and Alt+F10 to the
 *   tool for rows and columns.
 * - Links to pages, mailboxes and telephones; pictures of pages, or as data of up to 2 MB by the button.
 */
export function Editor(props: EditorProps) {
  const {
    label,
    labelVisibility,
    description,
    errorMessage,
    isRequired,
    isReadOnly = false,
    value,
    defaultValue = '',
    ...others
  } = props;
  const {
    onChange,
    tools = 'all',
    toolsPlacement = 'above',
    takesImages = true,
    takesTables = false,
    ...more
  } = others;
  const { takeImage, onImageRefused, ...rest } = more;
  const id = useId();

  return (
    <AriaLocaleProvider>
      <Root {...rest}>
        <FieldFrame
          id={id}
          isNative={false}
          {...{ label, labelVisibility, description, errorMessage, isRequired, isReadOnly }}
        >
          {(control) => (
            <RichText
              value={value}
              defaultValue={defaultValue}
              onChange={onChange}
              isEditable={!isReadOnly}
              {...{ label, tools, toolsPlacement, takesImages, takesTables, takeImage, onImageRefused }}
              attributes={{
                id,
                role: 'textbox',
                'aria-multiline': 'true',
                'aria-labelledby': labelIdOf(id),
                'aria-invalid': String(control['aria-invalid']),
                'aria-required': String(control.required),
                'aria-readonly': String(control.readOnly),
                ...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] }),
              }}
            />
          )}
        </FieldFrame>
      </Root>
    </AriaLocaleProvider>
  );
}

type RichTextProps = Parameters<typeof useRichText>[0] &
  Required<Pick<EditorProps, 'label' | 'tools' | 'toolsPlacement'>>;

/** The text is made of the document: a server leaves its frame empty. */
function RichText(props: RichTextProps) {
  return useIsInPage() ? <WritableText {...props} /> : <Frame data-tools={props.toolsPlacement} />;
}

function WritableText({ label, tools, toolsPlacement, ...props }: RichTextProps) {
  const editor = useRichText(props);
  const { isEditable, takesImages, takesTables, takeImage } = props;
  const toolbar = isEditable && <EditorToolbar {...{ editor, label, tools, takesImages, takesTables, takeImage }} />;
  return (
    <Frame data-tools={toolsPlacement}>
      {toolsPlacement === 'above' && toolbar}
      <EditorContent editor={editor} />
      {toolsPlacement === 'below' && toolbar}
    </Frame>
  );
}
