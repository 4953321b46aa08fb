import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';
import { type TitleHint, type TitleWatch, watchTitles } from './watch-titles.ts';

const loadBubble = () => import('./TooltipBubble.tsx');

/**
 * Shows the titles of all buttons, links and pictures on the page in the look of `Tooltip`, to mouse and keyboard, in place of the browser's
 * own. One of it is enough for an app, so that hundreds of icons cost nothing.
 */
export function TitleTooltips() {
  const id = useId();
  const watch = useRef<TitleWatch>(undefined);
  const [hint, setHint] = useState<TitleHint>();
  const { code, prepare } = useOnDemand(loadBubble);
  const targetRef = useMemo(() => ({ current: hint?.target ?? null }), [hint]);

  useEffect(() => {
    const started = watchTitles({ prepare, show: setHint });
    watch.current = started;
    return started.stop;
  }, [prepare]);

  if (!hint || !code) return null;
  return (
    <code.TooltipBubble
      id={id}
      targetRef={targetRef}
      placement="top"
      onEnter={stays}
      onLeave={() => watch.current?.leave()}
    >
      {hint.text}
    </code.TooltipBubble>
  );
}

/** While the pointer is on the words they stay by themselves. */
const stays = () => undefined;
