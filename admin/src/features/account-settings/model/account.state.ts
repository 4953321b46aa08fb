import type { AccountSections, SectionName, SectionSave } from '@embarque/mocks/account-setting/contract';
import type { AccountState, Drafts } from './account.types.ts';

/** A section as it is saved. */
export function sectionOf<Name extends SectionName>(state: AccountState, name: Name): AccountSections[Name] {
  const { avatar, username, company } = state.general;
  const sections: AccountSections = {
    general: { avatar, username, company, ...state.profile },
    info: state.info,
    socialLinks: state.social.socialLinks,
    notification: state.notification,
    matrix: state.matrix,
    billingAddress: state.billingAddress,
  };
  return sections[name];
}

/** The settings with other values of one section. */
export function withSection(state: AccountState, { section, values }: SectionSave): AccountState {
  switch (section) {
    case 'general': {
      const { avatar, username, company, ...profile } = values;
      return { ...state, general: { ...state.general, avatar, username, company }, profile };
    }
    case 'socialLinks':
      return { ...state, social: { ...state.social, socialLinks: values } };
    default:
      return { ...state, [section]: values };
  }
}

/** Whether two values say the same, whatever the order of their fields. */
export const isSame = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other);

const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

/** The sections whose typed values differ from those that are saved. */
export const changedSections = (state: AccountState, drafts: Drafts): SectionName[] =>
  (Object.keys(drafts) as SectionName[]).filter((name) => !isSame(drafts[name], sectionOf(state, name)));
