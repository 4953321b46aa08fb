import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from 'react';
import { AriaLocaleProvider } from '../../lib/i18n/AriaLocaleProvider.tsx';
import { DropField } from '../../forms/elements/file-uploader/DropArea.tsx';
import { useRefusals } from '../../forms/elements/file-uploader/useRefusals.ts';
import { labelIdOf } from '../../forms/field/FieldFrame.tsx';
import { Root } from './FileDrop.styles.ts';

export interface FileDropProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** The label of the field. */
  label: ReactNode;
  /** Help that is always there, such as what is taken. */
  description?: ReactNode;
  /** The file types offered. Others can still be dropped, so check them. */
  accept?: readonly string[];
  /**
   * Whether more than one file is taken; else the first of them.
   * @default false
   */
  isMultiple?: boolean;
  /** Called with files that were dropped, pasted or chosen. */
  onTake: (taken: { files: readonly File[] }) => void;
}

/**
 * Takes files and leaves the rest to its owner. To send them with progress, use `FileUploader`; for one image, `CoverField`.
 *
 * ## What it takes
 *
 * - Files of any kind, dropped, pasted or chosen; `accept` only narrows the choice.
 * - One file, or several with `isMultiple`; without it, all but the first are refused by name.
 * - Folders are refused by name.
 */
export function FileDrop({ label, description, accept, isMultiple = false, onTake, ...rest }: FileDropProps) {
  const id = useId();
  const browse = useRef<HTMLButtonElement>(null);
  const [refusal, setRefusal] = useState('');
  const { ofFile, ofFolder } = useRefusals({});
  const take = (files: readonly File[], folders: readonly string[]) => {
    const [taken, left] = isMultiple ? [files, []] : [files.slice(0, 1), files.slice(1)];
    const full = left.map((file) => ofFile(file, { present: [], isFull: true }) ?? '');
    setRefusal([...folders.map(ofFolder), ...full].join(' '));
    if (taken.length > 0) onTake({ files: taken });
  };

  return (
    <AriaLocaleProvider>
      <Root {...rest} role="group" aria-labelledby={labelIdOf(id)}>
        <DropField {...{ id, label, description, refusal, isMultiple, accept }} browseRef={browse} onTake={take} />
      </Root>
    </AriaLocaleProvider>
  );
}
