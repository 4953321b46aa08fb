/* Facts that the API does not have yet. Texts are in the components, where they are translated. */

export const crew = ['Marina Duarte', 'Noah Lindqvist', 'Amara Okafor', 'Theo Laurent', 'Yuki Tanaka'];

/** `budget` and `cost` are in reais. */
export const appDesign = {
  day: '2026-11-03',
  due: '2026-12-12',
  budget: 49_251,
  cost: 840,
  members: ['Amara Okafor', 'Theo Laurent', 'Yuki Tanaka'],
};
