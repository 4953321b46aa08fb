import { useLingui } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { type ComponentProps, type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../../../icons/Icon.tsx';
import { useOnDemand } from '../../../lib/on-demand/useOnDemand.ts';
import { ClearButton } from '../../field/ClearButton.tsx';
import { ControlButton } from '../../field/ControlButton.styles.ts';
import type { FieldSize, splitFieldProps } from '../../field/field-props.ts';
import { type ControlProps, FieldFrame, labelIdOf } from '../../field/FieldFrame.tsx';
import { PickerBox, Position } from './entry/Entry.styles.ts';
import type * as Layers from './layers/layers.ts';
import type { PickerProps, LayerPlacement } from './picker.props.ts';
import { PortugueseDates } from './dates/PortugueseDates.tsx';
type Trigger = Pick<
  ComponentProps<'button'>,
  'type' | 'aria-haspopup' | 'aria-expanded' | 'disabled' | 'onPointerEnter' | 'onFocus' | 'onClick'
>;

interface PickerFrameProps extends Pick<PickerProps, 'ref' | 'className' | 'style' | 'onBlur'> {
  field: ReturnType<typeof splitFieldProps>['field'];
  size: FieldSize;
  /** Something that is true of what was just entered. */
  note?: string | undefined;
  /** The field, or a button that opens the layer. */
  children: (control: ControlProps, trigger: Trigger) => ReactNode;
  /** The layer below. Without it, there is nothing to open. */
  layer?: (layers: typeof Layers, position: LayerPlacement) => ReactNode;
  /** Empties the field; left out, there is no button for it. */
  onClear: (() => void) | false;
}

const loadLayers = () => import('./layers/layers.ts');

/** The label, the box and the buttons that all fields for dates and times share. */
export function PickerFrame({ field, size, note, children, layer, onClear, onBlur, ...position }: PickerFrameProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { code: layers, prepare, ask } = useOnDemand(loadLayers);

  // Without a network the press is forgotten: the calendar must not come up once nobody waits for it.
  const open = () => {
    setOpen(true);
    void ask(() => setOpen(false));
  };

  return (
    <FieldFrame {...field} note={note} isNative={false}>
      {(control) => {
        const { id, disabled, readOnly } = control;
        const canChange = !disabled && !readOnly;
        const openByKey = (event: KeyboardEvent) => {
          answerLikeText(event);
          if (!layer || !canChange || !event.altKey || event.key !== 'ArrowDown') return;
          event.preventDefault();
          open();
        };
        const trigger: Trigger = {
          type: 'button',
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen && layers !== undefined,
          disabled: !canChange,
          onPointerEnter: prepare,
          onFocus: prepare,
          onClick: open,
        };
        return (
          <PortugueseDates>
            <PickerBox
              ref={boxRef}
              data-size={size}
              data-invalid={control['aria-invalid'] || undefined}
              data-valid={control['data-valid']}
              data-disabled={disabled || undefined}
              data-readonly={readOnly || undefined}
              onKeyDownCapture={openByKey}
              onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur?.()}
            >
              <Position {...position} id={id} tabIndex={-1} onFocus={handOn}>
                {children(control, trigger)}
              </Position>
              {onClear && canChange && <ClearButton id={id} onPress={onClear} />}
              {layer && <Open id={id} trigger={trigger} />}
            </PickerBox>
            {isOpen && layers && layer?.(layers, { boxRef, labelledBy: labelIdOf(id), onClose: () => setOpen(false) })}
          </PortugueseDates>
        );
      }}
    </FieldFrame>
  );
}

function Open({ id, trigger }: { id: string; trigger: Trigger }) {
  const { t } = useLingui();
  return (
    <ControlButton
      {...trigger}
      id={`${id}-open`}
      aria-label={t`Open the calendar`}
      aria-labelledby={`${id}-open ${labelIdOf(id)}`}
      title={t`Open the calendar`}
    >
      <Icon icon={CalendarDays} />
    </ControlButton>
  );
}

/** In a part, Enter sends the form, and Space does nothing, as in fields of text: React Aria would take both for presses. */
function answerLikeText(event: KeyboardEvent) {
  const part = event.target;
  if (!(part instanceof HTMLElement) || !part.isContentEditable || !['Enter', ' '].includes(event.key)) return;
  event.stopPropagation();
  if (event.key === 'Enter') part.closest('form')?.requestSubmit();
}

/** Focus belongs in one of the parts: where it was, else in the first. */
function handOn({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget) return;
  const wasInside = relatedTarget instanceof HTMLElement && currentTarget.contains(relatedTarget);
  const first = currentTarget.querySelector<HTMLElement>('[role="spinbutton"], [role="textbox"], button');
  (wasInside ? relatedTarget : first)?.focus();
}
