import { arrayArguments } from './array-arguments.rule.ts';
import { buildEnvironment } from './build-environment.rule.ts';
import { decisiveTests } from './decisive-tests.rule.ts';
import { layers } from './layers.rule.ts';
import { logicalCss } from './logical-css.rule.ts';
import { narrowHas } from './narrow-has.rule.ts';
import { renderedClock } from './rendered-clock.rule.ts';
import { retiredWords } from './retired-words.rule.ts';

/** House rules that no ready-made rule expresses; `.oxlintrc.json` says where each holds. */
export default {
  meta: { name: 'embarque' },
  rules: {
    layers,
    'array-arguments': arrayArguments,
    'build-environment': buildEnvironment,
    'decisive-tests': decisiveTests,
    'logical-css': logicalCss,
    'narrow-has': narrowHas,
    'rendered-clock': renderedClock,
    'retired-words': retiredWords,
  },
};
