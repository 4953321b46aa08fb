/** Whether a story runs as a test, and not for a person. */
export const IS_TESTED = import.meta.env.MODE === 'test';

/** Loads code before a story only where it is tested: how long that code takes to arrive is not what such a story is about. */
export const inTests = <Loader>(...loaders: Loader[]): Loader[] => (IS_TESTED ? loaders : []);
