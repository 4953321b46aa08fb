export const addresses = /\/card\/card-/;
