import { useLingui } from '@lingui/react/macro';
import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from 'react';
import { Behaviour } from '../../lib/i18n/Behaviour.tsx';
import { DropArea } from '../../forms/elements/file-uploader/DropArea.tsx';
import { FieldFrame, labelIdOf } from '../../forms/field/FieldFrame.tsx';
import { Root } from './FileDrop.styles.ts';

export interface FileDropProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** The label of the field. */
  label: ReactNode;
  /** Help that is always there, such as what is taken. */
  description?: ReactNode;
  /** The file types offered. Others can still be dropped, so check them. */
  accept?: readonly string[];
  /**
   * Whether more than one file is taken.
   * @default false
   */
  isMultiple?: boolean;
  /** Called with files that were dropped, pasted or chosen. */
  onTake: (taken: { files: readonly File[] }) => void;
}

/** Takes files and leaves the rest to its owner. To send them with progress, use `FileUploader`; for one image, `CoverField`. */
export function FileDrop({ label, description, accept, isMultiple = false, onTake, ...rest }: FileDropProps) {
  const { t } = useLingui();
  const id = useId();
  const browse = useRef<HTMLButtonElement>(null);
  const [refusal, setRefusal] = useState('');
  const take = (files: readonly File[], folders: readonly string[]) => {
    setRefusal(folders.map((folder) => t`${folder} wasn't added: it is a folder. Choose the files in it.`).join(' '));
    if (files.length > 0) onTake({ files: isMultiple ? files : files.slice(-1) });
  };

  return (
    <Behaviour>
      <Root {...rest} role="group" aria-labelledby={labelIdOf(id)}>
        <FieldFrame id={id} label={label} isNative={false} description={description} errorMessage={refusal}>
          {({ 'aria-describedby': describedBy, 'aria-invalid': isInvalid }) => (
            <DropArea
              browseRef={browse}
              id={id}
              isMultiple={isMultiple}
              accept={accept}
              describedBy={describedBy}
              isInvalid={isInvalid}
              onTake={take}
            />
          )}
        </FieldFrame>
      </Root>
    </Behaviour>
  );
}
