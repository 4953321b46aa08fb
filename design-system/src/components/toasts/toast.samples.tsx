import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { moveFocusOutOf } from '../../lib/focus/move-focus-out-of.ts';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { theme } from '../../theme/theme.ts';
import { Button } from '../buttons/Button.tsx';
import { Toast, type ToastProps } from './Toast.tsx';

type Box = Omit<ToastProps, 'ref' | 'onClose' | 'onUndo'> & {
  id: string;
  /** The colour that it stands on. */
  ground?: string;
  /**
   * How the toast is dismissed. A running task stays until it is done.
   * @default 'cross'
   */
  leaves?: 'cross' | 'undo' | 'never';
};

/** Boxes that can be sent away one by one, and fetched back. */
export function Boxes({ boxes }: { boxes: readonly Box[] }) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const left = boxes.filter(({ id }) => !gone.includes(id));
  return (
    <Stack gap="m">
      <Grid minCell="19rem" gap="m">
        {left.map((box) => (
          <OneBox key={box.id} {...box} onGone={() => setGone([...gone, box.id])} />
        ))}
      </Grid>
      {gone.length > 0 && (
        <Inline>
          <Button
            variant="outline"
            tone="secondary"
            onClick={({ currentTarget }) => {
              moveFocusOutOf(currentTarget);
              setGone([]);
            }}
          >
            <Trans>Show them again</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function OneBox({ id: _, ground, leaves = 'cross', onGone, ...box }: Box & { onGone: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  const go = () => {
    if (root.current) moveFocusOutOf(root.current);
    onGone();
  };
  const toast = (
    <Toast
      {...box}
      ref={root}
      {...(leaves === 'cross' && { onClose: go })}
      {...(leaves === 'undo' && { onUndo: go })}
    />
  );
  return ground ? <Ground style={{ background: ground }}>{toast}</Ground> : toast;
}

const Ground = styled.div`
  padding: ${theme.space.xl};
  border-radius: ${theme.radius.m};
`;
