import type { Ref, RefCallback } from 'react';

/** One ref for several: what the widget needs and what the caller gave. */
export function mergeRefs<Target>(...refs: (Ref<Target> | undefined)[]): RefCallback<Target> {
  return (target) => {
    const detach = refs.map((ref) => attach(ref, target));
    return () => detach.forEach((undo) => undo());
  };
}

function attach<Target>(ref: Ref<Target> | undefined, target: Target): () => void {
  if (!ref) return () => {};
  if (typeof ref === 'function') {
    const undo = ref(target);
    return typeof undo === 'function' ? undo : () => ref(null);
  }
  ref.current = target;
  return () => {
    ref.current = null;
  };
}
