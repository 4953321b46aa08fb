import { styled } from 'styled-components';
import { Link } from '../buttons/Link.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { type Distribution, distributions } from '../../page-layout/primitives/space.ts';

export type BreadcrumbSeparator = 'chevron' | 'slash' | 'dot' | 'dash' | 'pipe';

const { color, radius, size, space, text, weight } = theme;

export const List = styled.ol<{ $distribute: Distribution }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: ${({ $distribute }) => distributions[$distribute]};
  font-size: ${text.small};

  ${media.phone} {
    &:not([data-whole]) > [data-middle] {
      display: none;
    }
  }
`;

export const Crumb = styled.li`
  display: flex;
  align-items: center;
  max-inline-size: 100%;
`;

/** A short word takes presses beside it too, where a wider one would part it from the next separator. */
export const CrumbLink = styled(Link).attrs({ variant: 'alone' })`
  position: relative;
  display: flex;
  align-items: center;
  min-block-size: ${size.target};
  font-weight: ${weight.medium};

  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: min(0px, (100% - ${size.target}) / 2);
  }
`;

export const Text = styled.span`
  min-inline-size: 0;
  color: ${color.ink3};
  overflow-wrap: anywhere;
`;

const signs: Record<Exclude<BreadcrumbSeparator, 'chevron'>, string> = { slash: '/', dot: '•', dash: '–', pipe: '|' };

const chevron = `
  inline-size: 6px;
  block-size: 6px;
  margin-inline: ${space.m};
  border-block-start: 1.5px solid;
  border-inline-end: 1.5px solid;
  rotate: 45deg;
  &:dir(rtl) { rotate: -45deg; }
`;

const sign = (content: string) => `
  margin-inline: ${space.s};
  &::before { content: '${content}'; }
`;

export const Separator = styled.span<{ $variant: BreadcrumbSeparator }>`
  flex: none;
  color: ${color.ink3};
  ${({ $variant }) => ($variant === 'chevron' ? chevron : sign(signs[$variant]))}
`;

/** Stands for the middle of the way where there is no room for it. */
export const More = styled.span`
  display: none;
  align-items: center;

  ${media.phone} {
    display: flex;
  }
`;

export const MoreButton = styled.button`
  min-inline-size: ${size.target};
  min-block-size: ${size.target};
  padding: 0;
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${color.ink3};
  font-weight: ${weight.semibold};
  line-height: 1;
  cursor: pointer;

  &:hover {
    color: ${color.ink};
  }
`;
