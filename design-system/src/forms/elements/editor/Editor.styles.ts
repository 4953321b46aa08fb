import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { controlFocus, controlInvalid, controlSurface } from '../../field/Control.styles.ts';

const { color, radius, space, text, weight } = theme;

export const Root = styled.div`
  min-inline-size: 0;
`;

/** The writing surface and the tools above it share an edge. */
export const Frame = styled.div`
  ${controlSurface}
  min-inline-size: 0;

  &:has([aria-invalid='true']) {
    ${controlInvalid}
  }
  &:has(> div > [role='textbox']:focus) {
    ${controlFocus}
  }

  [role='textbox'] {
    min-block-size: 10rem;
    max-block-size: 32rem;
    padding: ${space.l};
    overflow: auto;
    outline: none;
    color: ${color.ink};
    line-height: 1.6;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  [role='textbox'] > * {
    margin-block: 0 ${space.m};
  }
  h2 {
    font-size: ${text.title};
  }
  h3 {
    font-size: ${text.heading};
  }
  h4 {
    font-size: ${text.large};
  }
  :is(ul, ol) {
    padding-inline-start: 1.5em;
  }
  li > p {
    margin: 0;
  }
  blockquote {
    padding-inline-start: ${space.l};
    border-inline-start: 3px solid ${color.border};
    color: ${color.ink2};
  }
  :is(code, pre) {
    border-radius: ${radius.s};
    background: ${color.sunken};
    font-family: ui-monospace, monospace;
    font-size: 0.9em;
  }
  code {
    padding: 0 ${space.xs};
  }
  pre {
    padding: ${space.m};
    white-space: pre-wrap;
  }
  pre code {
    padding: 0;
  }
  img {
    max-inline-size: 100%;
    border-radius: ${radius.m};
  }
  [data-table] {
    overflow-x: auto;
    scrollbar-width: thin;
    scrollbar-color: ${color.controlBorder} transparent;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${text.body};
  }
  :is(th, td) {
    position: relative;
    min-inline-size: 6rem;
    padding: ${space.s} ${space.m};
    border: 1px solid ${color.border};
    text-align: start;
    vertical-align: top;
  }
  th {
    background: ${color.sunken};
    font-weight: ${weight.semibold};
  }
  :is(th, td) > * {
    margin-block: 0 ${space.xs};
  }
  :is(th, td) > :last-child {
    margin-block-end: 0;
  }
  .selectedCell {
    background: ${color.primarySoft};
  }
  .ProseMirror-gapcursor {
    display: none;
    position: absolute;
    inline-size: 1.25rem;
    border-block-start: 1px solid ${color.ink};
    pointer-events: none;
  }
  :focus > .ProseMirror-gapcursor {
    display: block;
  }
  .ProseMirror-selectednode {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  a {
    color: ${color.primaryInk};
    text-decoration: underline;
  }
  a[data-embed] {
    display: block;
    padding: ${space.m} ${space.l};
    border: 1px solid ${color.border};
    border-inline-start: 3px solid ${color.primary};
    border-radius: ${radius.m};
    background: ${color.sunken};
    font-weight: ${weight.medium};
    text-decoration: none;
  }
  ${media.forcedColors} {
    a[data-embed] {
      border-color: LinkText;
    }
  }
`;
