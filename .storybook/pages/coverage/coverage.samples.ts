import type { Coverage } from '../../../.ci/coverage/coverage.types.ts';

const stories = [
  {
    id: 'features-signs--arrows',
    name: 'Arrows point left and right',
    file: 'admin/src/features/signs/Signs.stories.tsx',
  },
];

/** A specification of four lines, one of which nothing proves. */
export const sample: Coverage = {
  sections: [
    {
      file: '1-signs.md',
      title: '1. Signs',
      parts: [
        {
          heading: '',
          lines: [
            {
              id: 'SPEC-1.1-a',
              text: 'Gates to São Paulo are yellow.',
              stories: [],
              tests: [{ title: 'gates are yellow', file: 'mocks/src/signs/signs.handlers.test.ts' }],
              places: ['signs'],
            },
            {
              id: 'SPEC-1.2-a',
              text: 'The name of the airport is left open.',
              stories: [],
              tests: [],
              places: [],
              untestable: { reason: 'it is a name', file: 'docs/glossary.md', text: 'airport' },
            },
          ],
        },
        {
          heading: 'Ways',
          lines: [{ id: 'SPEC-1.3-a', text: 'Exits are green.', stories: [], tests: [], places: [] }],
        },
      ],
    },
    {
      file: 'catalogue/01-signs.md',
      title: 'Arrows',
      parts: [
        {
          heading: '',
          lines: [{ id: 'SGN-01', text: 'An arrow for each way', stories, tests: [], places: ['signs'] }],
        },
      ],
    },
  ],
  places: {
    signs: {
      routes: ['/apps/signs'],
      start: { id: 'features-signs--default', name: 'Default', file: 'admin/src/features/signs/Signs.stories.tsx' },
      journeys: [{ id: 'features-signs-journey--to-the-gate', name: 'To the gate', file: 'SignsJourney.stories.tsx' }],
      builtJourneys: [{ title: 'signs', file: 'admin/e2e/features/signs.journey.ts' }],
      machines: [{ id: 'signs', states: [{ state: 'ready.idle', story: 'features-signs--ready-idle' }] }],
    },
  },
};
