import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ScrollArea } from '../../components/scroll-area/ScrollArea.tsx';
import { Details, Root, Tiles } from './Overview.styles.ts';

export interface OverviewProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the figures, for screen readers, while they scroll. */
  label: string;
  /** Four tiles; up to small tablets they are a strip that scrolls. */
  tiles: ReactNode;
  /** A wide and a narrow card below; up to small tablets they give way to what follows on the page. */
  children: ReactNode;
}

/** The figures at the head of a page. Until their code and data are there, `OverviewSkeleton` keeps the same room. */
export function Overview({ label, tiles, children, ...rest }: OverviewProps) {
  return (
    <Root {...rest}>
      <ScrollArea label={label} axis="inline">
        <Tiles>{tiles}</Tiles>
      </ScrollArea>
      <Details>{children}</Details>
    </Root>
  );
}
