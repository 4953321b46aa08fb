import { applyAppearance, DesignSystemRoot } from '@embarque/design-system';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { Fragment, type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { themeOf } from '../appearance/theme.ts';
import { initialGlobals, type ToolbarGlobals } from '../toolbar/globals.ts';
import './docs.css';
import { GlobalsInAddress } from './globals-in-address.ts';

type Channel = DocsContainerProps['context']['channel'];

/** Surrounds every page of documentation with the look of the product, in the skin of the toolbar. */
export function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { globals, setInAddress } = useToolbar(props.context.channel);
  // A page without a story has nobody else to set it.
  useLayoutEffect(() => applyAppearance(globals), [globals]);
  // Storybook takes it for the address of each story that stands in a frame of its own, once.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=${setInAddress}` });

  return (
    <DocsContainer {...props} theme={themeOf(globals.skin)}>
      <DesignSystemRoot>
        <GlobalsInAddress value={setInAddress}>
          <Fragment key={setInAddress}>{children}</Fragment>
        </GlobalsInAddress>
      </DesignSystemRoot>
    </DocsContainer>
  );
}

function useToolbar(channel: Channel) {
  const [globals, setGlobals] = useState(() => chosenIn(channel));
  useEffect(() => {
    const follow = () => setGlobals(chosenIn(channel));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  const chosen = Object.entries(globals).filter(([name, value]) => isChosen(name, value));
  return { globals, setInAddress: chosen.map(([name, value]) => `${name}:${value}`).join(';') };
}

const isChosen = (name: string, value: unknown) =>
  name in initialGlobals && value !== initialGlobals[name as keyof ToolbarGlobals];

/** The toolbar's choices, without those of a story. */
function chosenIn(channel: Channel): ToolbarGlobals {
  const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as {
    globals: ToolbarGlobals;
    userGlobals?: ToolbarGlobals;
  }[];
  return { ...initialGlobals, ...(event?.userGlobals ?? event?.globals) };
}
