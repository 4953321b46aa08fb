import { use, useLayoutEffect, useRef } from 'react';
import { AutocompleteStateContext } from 'react-aria-components/Autocomplete';
import { InputContext, type InputProps } from 'react-aria-components/Input';
import { useSlottedContext } from 'react-aria-components/slots';
import type { ActiveOption } from './active-option.ts';
import { Input } from './PaletteLayer.styles.ts';

interface PaletteInputProps extends InputProps {
  active: ActiveOption;
}

/** The field, which names no option but one that is in the document. */
export function PaletteInput({ active, ...rest }: PaletteInputProps) {
  const { 'aria-activedescendant': _, ...context } = useSlottedContext(InputContext) ?? {};
  const wanted = use(AutocompleteStateContext)?.focusedNodeId ?? null;
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => active.follow(field.current, wanted), [active, wanted]);
  return (
    <InputContext value={context}>
      <Input {...rest} ref={field} />
    </InputContext>
  );
}
