import { createContext, useContext, useState } from 'react';
import { Toast, type ToastProps } from './Toast.tsx';
import { canUndo, undo } from './undo/undo-windows.ts';

/** Takes the toast of this id away. */
export const DismissContext = createContext<(toastId: string) => void>(() => {});

export interface RaisedToastProps extends Omit<ToastProps, 'id' | 'onUndo' | 'onClose'> {
  id: string;
}

/** A toast in the toaster: whatever is pressed on it, it goes. */
export function RaisedToast({ id, action, ...toast }: RaisedToastProps) {
  const dismiss = useContext(DismissContext);
  // The button stays until its toast goes, so that focus can leave it.
  const [isUndoable] = useState(() => canUndo(id));
  const thenDismiss = (act: () => void) => () => {
    act();
    dismiss(id);
  };

  return (
    <Toast
      {...toast}
      action={action && { ...action, onPress: thenDismiss(action.onPress) }}
      onUndo={isUndoable ? thenDismiss(() => undo(id)) : undefined}
      onClose={() => dismiss(id)}
    />
  );
}
