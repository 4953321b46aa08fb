import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, use, useId, useRef } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import {
  Action,
  Description,
  ErrorText,
  Label,
  LabelHint,
  Note,
  RequiredMark,
  Root,
  SuccessText,
} from './FieldFrame.styles.ts';
import type { TypedFieldProps } from './field-props.ts';
import { LabelPlacementContext } from './label-placement.ts';

/** The props that connect a control to its label and messages. */
export interface ControlProps {
  id: string;
  required: boolean;
  disabled: boolean;
  readOnly: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'data-valid': true | undefined;
}

interface FieldFrameProps extends Omit<TypedFieldProps, 'label' | 'size'> {
  /** The control's id, when somebody outside refers to it. */
  id?: string;
  /** Left out when the control has its label beside it. */
  label?: ReactNode;
  /**
   * Whether a native label can name the control; if not, the control refers to `labelIdOf` its id.
   * @default true
   */
  isNative?: boolean;
  /** Ids of what else describes the control, such as the words before it. */
  describedBy?: string;
  /** Something that is true only right now, such as Caps Lock. */
  note?: ReactNode;
  /** The control. */
  children: (control: ControlProps) => ReactNode;
}

/**
 * Label, help and messages around the control of every field.
 *
 * A message is read once: with the field, when focus is put into it (as forms do with the first error); else by the
 * live region, which is quiet from such a move until the person does something.
 */
export function FieldFrame({ children, ...props }: FieldFrameProps) {
  const placementOfForm = use(LabelPlacementContext);
  const { label, labelVisibility = 'shown', labelPlacement = placementOfForm } = props;
  const { labelHint, labelAction, isNative = true } = props;
  const { description, note, errorMessage } = props;
  const successMessage = !errorMessage && props.successMessage;
  const { isRequired = false, isDisabled = false, isReadOnly = false } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const descriptionId = `${id}-description`;
  const messagesId = `${id}-messages`;
  const messages = useRef<HTMLDivElement>(null);
  const announce = (politeness: 'polite' | 'off') => {
    if (messages.current) messages.current.ariaLive = politeness;
  };
  const speak = () => announce('polite');
  const described = [
    props.describedBy,
    description && descriptionId,
    (errorMessage || successMessage || note) && messagesId,
  ];
  const labelElement = label && (
    <Label
      id={labelIdOf(id)}
      {...(isNative ? { htmlFor: id } : { as: 'span', onClick: () => document.getElementById(id)?.focus() })}
    >
      {isRequired || labelHint ? (
        <>
          {label}
          {isRequired && <RequiredMark aria-hidden> *</RequiredMark>}
          {labelHint && ' '}
          {labelHint && <LabelHint>{labelHint}</LabelHint>}
        </>
      ) : (
        label
      )}
    </Label>
  );

  return (
    <Root
      data-label={label && labelPlacement !== 'above' ? labelPlacement : undefined}
      data-action={labelAction ? true : undefined}
      onFocus={() => announce('off')}
      onBlur={speak}
      onKeyDown={speak}
      onKeyUp={speak}
      onClick={speak}
    >
      {labelVisibility === 'hidden' ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      {children({
        id,
        required: isRequired,
        disabled: isDisabled,
        readOnly: isReadOnly,
        'aria-invalid': Boolean(errorMessage),
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
        'data-valid': successMessage ? true : undefined,
      })}
      {labelAction && <Action>{labelAction}</Action>}
      {description && <Description id={descriptionId}>{description}</Description>}
      <div ref={messages} id={messagesId} aria-live="polite">
        {note && <Note>{note}</Note>}
        {errorMessage && (
          <ErrorText>
            <Icon icon={CircleAlert} />
            <p>{errorMessage}</p>
          </ErrorText>
        )}
        {successMessage && (
          <SuccessText>
            <Icon icon={CircleCheck} />
            <p>{successMessage}</p>
          </SuccessText>
        )}
      </div>
    </Root>
  );
}

/** The id of the label of the control with this id. */
export function labelIdOf(controlId: string): string {
  return `${controlId}-label`;
}
