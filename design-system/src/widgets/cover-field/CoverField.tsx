import { useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from 'react';
import { AriaLocaleProvider } from '../../lib/i18n/AriaLocaleProvider.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { Spinner } from '../../components/spinners/Spinner.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { DropArea } from '../../forms/elements/file-uploader/DropArea.tsx';
import { useRefusals } from '../../forms/elements/file-uploader/useRefusals.ts';
import { FieldFrame, labelIdOf } from '../../forms/field/FieldFrame.tsx';
import { Frame, Image, Root, Waiting } from './CoverField.styles.ts';

export interface CoverFieldProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** The label of the field. */
  label: ReactNode;
  /** Help that is always there, such as what is taken. */
  description?: ReactNode;
  /** Why a file was not taken, and what would be. */
  errorMessage?: ReactNode;
  /** Address of the picture; `null` for none. */
  image: string | null;
  /**
   * The place in the picture that stays in sight, from its left and its top, such as `30% 70%`.
   * @default The middle
   */
  focus?: string;
  /** Stands beside the button that removes the picture, such as one that changes it. */
  actions?: ReactNode;
  /** The file types offered. Others can still be dropped, so check them. */
  accept: readonly string[];
  /**
   * Whether a file is being read.
   * @default false
   */
  isBusy?: boolean;
  /** Called with a file that was dropped, pasted or chosen; of several, with the last one. */
  onTake: (taken: { file: File }) => void;
  /** Called when the picture should go. */
  onRemove: () => void;
}

/**
 * One picture of a thing, such as the cover of a task: dropped, pasted or chosen, and shown. For files to send, use `FileUploader`.
 *
 * ## What it takes
 *
 * - One file of any kind; `accept` only narrows the choice, and its owner says in `errorMessage` why one is not taken.
 * - Of several, the last one; the others and folders are refused by name.
 */
export function CoverField(props: CoverFieldProps) {
  const { label, description, errorMessage, image, focus, actions, accept, isBusy = false, ...others } = props;
  const { onTake, onRemove, ...rest } = others;
  const { t } = useLingui();
  const id = useId();
  const browse = useRef<HTMLButtonElement>(null);
  const { ofFile, ofFolder } = useRefusals({});
  const [refusal, setRefusal] = useState('');
  const take = (files: readonly File[], folders: readonly string[]) => {
    const left = files.slice(0, -1).map((file) => ofFile(file, { present: [], isFull: true }));
    setRefusal([...folders.map(ofFolder), ...left].join(' '));
    const file = files.at(-1);
    if (file) onTake({ file });
  };

  return (
    <AriaLocaleProvider>
      <Root {...rest} role="group" aria-labelledby={labelIdOf(id)} aria-busy={isBusy || undefined}>
        <FieldFrame
          id={id}
          label={label}
          isNative={false}
          description={description}
          errorMessage={errorMessage || refusal}
        >
          {({ 'aria-describedby': describedBy, 'aria-invalid': isInvalid }) => (
            <>
              {image && (
                <Frame>
                  <Image src={image} alt={t`Current image`} style={{ objectPosition: focus }} />
                  <Inline gap="s">
                    <Button
                      variant="outline"
                      tone="secondary"
                      size="small"
                      icon={Trash2}
                      onClick={() => {
                        browse.current?.focus();
                        setRefusal('');
                        onRemove();
                      }}
                    >
                      {t`Remove image`}
                    </Button>
                    {actions}
                  </Inline>
                </Frame>
              )}
              <DropArea
                browseRef={browse}
                id={id}
                isMultiple={false}
                accept={accept}
                describedBy={describedBy}
                isInvalid={isInvalid}
                onTake={take}
              />
            </>
          )}
        </FieldFrame>
        {isBusy && (
          <Waiting>
            <Spinner label={t`Reading image…`} />
          </Waiting>
        )}
      </Root>
    </AriaLocaleProvider>
  );
}
