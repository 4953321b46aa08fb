import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** The way in which the person closed it. */
export type CloseReason = 'escape' | 'backdrop' | 'button';

export interface Closing {
  /** Called when it should close; it stays until `isOpen` says otherwise. */
  onClose: (event: { reason: CloseReason }) => void;
  /** Asked before `onClose`. Answer false to stay, such as when a person decides to keep what they typed. */
  canClose?: (event: { reason: CloseReason }) => boolean | Promise<boolean>;
}

/** Closing by key, backdrop and button, one question at a time. */
export function useClosing({ onClose, canClose }: Closing) {
  const isAsking = useRef(false);
  const pressStart = useRef<EventTarget>(null);

  const close = async (reason: CloseReason) => {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      if (!canClose || (await canClose({ reason }))) onClose({ reason });
    } finally {
      isAsking.current = false;
    }
  };

  const backdrop = {
    onPointerDown: ({ target }: PointerEvent) => {
      pressStart.current = target;
    },
    // A text selection that ends outside, or begins there, is no press on the backdrop.
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (target === currentTarget && pressStart.current === target) void close('backdrop');
    },
  };

  return { close, backdrop };
}
