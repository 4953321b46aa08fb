/* The product's own colours. Pictures look the same in every skin, so these are values and not the skin's variables. */

export const ink = '#151b33';
export const night = '#222c5c';
export const primary = '#3452e6';
const primaryDeep = '#2a43c4';
const primarySoft = '#eaeeff';
export const signal = '#ffb51c';
export const signalSoft = '#fff3d6';
export const success = '#0e7a50';
const successSoft = '#dff5ea';
export const green = '#1c9a68';
export const danger = '#ea5455';
const dangerSoft = '#fde6e7';
const info = '#0a6f99';
const infoSoft = '#ddf1fa';
export const violet = '#8b5cf6';
const violetSoft = '#efe9ff';
export const coral = '#f2745f';
export const sand = '#f7d9a3';
export const steel = '#8089a6';
export const mist = '#e2e6f0';
export const paper = '#ffffff';

/** A colour for a thing, with a darker one for its edges and a soft one for what is behind it. */
export interface Livery {
  main: string;
  deep: string;
  soft: string;
}

const shopLiveries = {
  primary: { main: primary, deep: primaryDeep, soft: primarySoft },
  warning: { main: signal, deep: '#d98e00', soft: signalSoft },
  success: { main: green, deep: success, soft: successSoft },
  danger: { main: danger, deep: '#b93a41', soft: dangerSoft },
  info: { main: '#1b8fbf', deep: info, soft: infoSoft },
} satisfies Record<string, Livery>;

/** The colours that the shop has a name for. */
export const coloured: ReadonlyMap<string, Livery> = new Map(Object.entries(shopLiveries));

/** The colours that things come in. */
export const liveries: [Livery, ...Livery[]] = [
  shopLiveries.primary,
  shopLiveries.warning,
  shopLiveries.success,
  shopLiveries.danger,
  shopLiveries.info,
  { main: violet, deep: '#6a3fd1', soft: violetSoft },
];
