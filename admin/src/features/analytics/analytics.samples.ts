/* Facts that the API does not have yet. Texts are in the components, where they are translated. */

export const crew = ['Marina Duarte', 'Caio Brandão', 'Larissa Teixeira', 'Henrique Sampaio', 'Yasmin Farah'];

/** `budget` and `cost` are in reais, days are counted from today. */
export const appDesign = {
  beganOn: -27,
  dueIn: 12,
  budget: 49_251,
  cost: 840,
  members: ['Larissa Teixeira', 'Henrique Sampaio', 'Yasmin Farah'],
};
