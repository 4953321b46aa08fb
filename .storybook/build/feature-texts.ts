import { readFeatures } from '../../admin/vite/read-features.ts';

const features = readFeatures();

/** The catalogues that the pages of each feature show beside that of all pages, by the name of its folder. */
export const featureTexts: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  features.map(({ name, feature }) => {
    const shown = new Set([name, ...feature.pages.map(({ content }) => content)]);
    return [name, features.filter((each) => shown.has(each.name)).flatMap((each) => each.feature.texts ?? [])];
  }),
);
