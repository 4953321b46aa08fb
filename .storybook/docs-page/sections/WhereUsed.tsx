import type { WidgetUses } from '../uses/uses-of-widgets.ts';
import { Links } from './Links.tsx';
import { usePages } from './page-index.ts';

/** The features that draw a widget, and the widgets that are made of it. */
export function WhereUsed({ uses: { features, widgets } }: { uses: WidgetUses }) {
  const { ofFile } = usePages();
  const links = (files: readonly string[]) => files.flatMap((file) => ofFile(file) ?? []);
  if (features.length + widgets.length === 0) return null;
  return (
    <>
      <h2>Where used</h2>
      {features.length > 0 && (
        <>
          <h3>Features</h3>
          <Links to={links(features)} />
        </>
      )}
      {widgets.length > 0 && (
        <>
          <h3>Widgets made of it</h3>
          <Links to={links(widgets)} />
        </>
      )}
    </>
  );
}
