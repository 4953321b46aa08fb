import { purposesOfActions } from './actions.purposes.ts';
import { purposesOfContent } from './content.purposes.ts';
import { purposesOfFeedback } from './feedback.purposes.ts';
import { purposesOfFields } from './fields.purposes.ts';
import type { ExamplePurposes } from './purposes.types.ts';

/** When to take each example whose source does not say so. */
export const examplePurposes: ExamplePurposes = {
  ...purposesOfActions,
  ...purposesOfFields,
  ...purposesOfFeedback,
  ...purposesOfContent,
};
