/** Loads code before a story only where it is tested: how long that code takes to arrive is not what such a story is about. */
export const inTests = <Loader>(...loaders: Loader[]): Loader[] => (import.meta.env.MODE === 'test' ? loaders : []);
