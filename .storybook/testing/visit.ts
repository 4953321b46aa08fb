import type { Size } from '../page-frame/page-frame.ts';

declare global {
  interface Window {
    /** A visit to the built Storybook (.ci/visitor) gives it to the page of the stories, which has no frame around it there. */
    setWindowSize?: (size: Size) => Promise<void>;
  }
}

/** Whether a visit runs the stories of the built Storybook as tests. */
export const isVisited = (): boolean => window.setWindowSize !== undefined;
