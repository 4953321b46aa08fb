import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Months, PresetButton, Presets, Surface, Window } from './Layer.styles.ts';
import type { Preset, LayerPlacement } from '../picker.props.ts';

interface CalendarLayerProps<Value> extends LayerPlacement {
  presets?: readonly Preset<Value>[] | undefined;
  isChosen?: (value: Value) => boolean;
  onPreset?: (value: Value) => void;
  children: ReactNode;
}

/** The open calendar below a field, and what can be chosen by one press. */
export function CalendarLayer<Value>({ boxRef, labelledBy, onClose, children, ...choice }: CalendarLayerProps<Value>) {
  const { t } = useLingui();
  const { presets = [], isChosen, onPreset } = choice;
  return (
    <Surface
      isOpen
      triggerRef={boxRef}
      placement="bottom start"
      offset={6}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Window aria-labelledby={labelledBy}>
        {presets.length > 0 && (
          <Presets role="group" aria-label={t`Shortcuts`}>
            {presets.map(({ label, value }) => (
              <PresetButton
                key={label}
                type="button"
                aria-pressed={isChosen?.(value) ?? false}
                onClick={() => {
                  onPreset?.(value);
                  onClose();
                }}
              >
                {label}
              </PresetButton>
            ))}
          </Presets>
        )}
        <Months>{children}</Months>
      </Window>
    </Surface>
  );
}
