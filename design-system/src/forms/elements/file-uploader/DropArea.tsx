import { Trans } from '@lingui/react/macro';
import { CloudUpload } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import type { DropZoneProps } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Icon } from '../../../icons/Icon.tsx';
import { FieldFrame, labelIdOf } from '../../field/FieldFrame.tsx';
import { Browse, Drop, Invitation } from './FileUploader.styles.ts';

interface DropAreaProps {
  /** The button that opens the file picker. */
  browseRef: RefObject<HTMLButtonElement | null>;
  id: string;
  isMultiple: boolean;
  accept: readonly string[] | undefined;
  describedBy: string | undefined;
  isInvalid: boolean;
  /** Called with files, and with the names of folders that were dropped. */
  onTake: (files: readonly File[], folders: readonly string[]) => void;
}

interface DropFieldProps extends Omit<DropAreaProps, 'describedBy' | 'isInvalid'> {
  label: ReactNode;
  description: ReactNode;
  /** Files and folders that were not taken, and why; empty when all were. */
  refusal: string;
}

/** The area for dropping files as a field: with its label, help and refusals. */
export function DropField({ label, description, refusal, ...area }: DropFieldProps) {
  return (
    <FieldFrame id={area.id} label={label} isNative={false} description={description} errorMessage={refusal}>
      {({ 'aria-describedby': describedBy, 'aria-invalid': isInvalid }) => (
        <DropArea {...area} describedBy={describedBy} isInvalid={isInvalid} />
      )}
    </FieldFrame>
  );
}

/** The area for dropping or pasting files, with the button that opens the file picker. */
export function DropArea({ browseRef, id, isMultiple, accept, describedBy, isInvalid, onTake }: DropAreaProps) {
  return (
    <Drop
      aria-labelledby={labelIdOf(id)}
      data-invalid={isInvalid || undefined}
      onDrop={(event) => void filesOf(event).then((files) => onTake(files, foldersOf(event)))}
    >
      <Icon icon={CloudUpload} />
      <Invitation dir="auto">
        {isMultiple ? <Trans>Drop files here, or</Trans> : <Trans>Drop a file here, or</Trans>}{' '}
        <FileTrigger
          {...(accept && { acceptedFileTypes: accept })}
          allowsMultiple={isMultiple}
          onSelect={(files) => onTake([...(files ?? [])], [])}
        >
          <Browse ref={browseRef} id={id} {...(describedBy && { 'aria-describedby': describedBy })}>
            <Trans>browse</Trans>
          </Browse>
        </FileTrigger>
      </Invitation>
    </Drop>
  );
}

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0];

async function filesOf({ items }: DropEvent): Promise<File[]> {
  return Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])));
}

const foldersOf = ({ items }: DropEvent) => items.flatMap((item) => (item.kind === 'directory' ? [item.name] : []));
