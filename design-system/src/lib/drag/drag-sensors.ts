import { MouseSensor, PointerSensor, TouchSensor } from '@dnd-kit/core';
import { watchDrag } from './watch-drag.ts';

type SensorProps = ConstructorParameters<typeof MouseSensor>[0];

/** Props whose drag is watched from the press on, once `begin` was called, until the sensor ends it. */
function watched<Props extends Pick<SensorProps, 'onEnd' | 'onCancel'>>(props: Props) {
  let end = () => {};
  return {
    begin: (onAbort: () => void) => {
      end = watchDrag({ onAbort });
    },
    props: {
      ...props,
      onEnd: () => {
        end();
        props.onEnd();
      },
      onCancel: () => {
        end();
        props.onCancel();
      },
    },
  };
}

// dnd-kit ends a drag anywhere as a drop, and has no public way to cancel one: `handleCancel` is what its own Escape calls.

/** dnd-kit's sensor for the mouse, with the rule of all drags for what is no drop. */
export class MouseDragSensor extends MouseSensor {
  constructor(props: SensorProps) {
    const drag = watched(props);
    super(drag.props);
    drag.begin(() => this['handleCancel']());
  }
}

/** dnd-kit's sensor for fingers, with the rule of all drags for what is no drop. */
export class TouchDragSensor extends TouchSensor {
  constructor(props: ConstructorParameters<typeof TouchSensor>[0]) {
    const drag = watched(props);
    super(drag.props);
    drag.begin(() => this['handleCancel']());
  }
}

/** dnd-kit's sensor for all pointers, with the rule of all drags for what is no drop. */
export class PointerDragSensor extends PointerSensor {
  constructor(props: ConstructorParameters<typeof PointerSensor>[0]) {
    const drag = watched(props);
    super(drag.props);
    drag.begin(() => this['handleCancel']());
  }
}
