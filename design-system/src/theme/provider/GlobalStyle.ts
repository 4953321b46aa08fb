import { createGlobalStyle } from 'styled-components';
import { media } from '../media.ts';
import { movements } from '../styles/movements.ts';
import { paperStyles } from '../styles/on-paper.ts';
import { theme } from '../theme.ts';
import { overrides } from '../tokens.ts';
import { toneStyles } from '../tones.ts';

/** Skins, densities, base type and the focus ring: everything that hangs on the root instead of on a widget. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light;
    accent-color: ${theme.color.primary};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  :root[data-skin='bordered'] { ${declare(overrides['skin-bordered'])} }
  @media not print {
    :root[data-skin='dark'],
    [data-region='dark'],
    [data-skin='semi-dark'] [data-region='menu'] {
      color-scheme: dark;
      color: ${theme.color.ink2};
      ${declare(overrides['skin-dark'])}
    }
  }
  :root[data-density='compact'] { ${declare(overrides['density-compact'])} }
  ${media.phone} { :root:root { ${declare(overrides['width-phone'])} } }
  ${media.coarsePointer} { :root:root { ${declare(overrides['pointer-coarse'])} } }
  ${media.smallPhone} { :root:root { ${declare(overrides['width-small-phone'])} } }

  ${toneStyles}

  @keyframes ${movements.breathe} { 50% { opacity: 0.45; } }
  @keyframes ${movements.run} { from { translate: -100%; } to { translate: 250%; } }
  @keyframes ${movements.turn} { to { transform: rotate(1turn); } }

  *, ::before, ::after { box-sizing: border-box; }

  body {
    margin: 0;
    min-block-size: 100dvh;
    background: ${theme.color.canvas};
    color: ${theme.color.ink2};
    font-family: ${theme.font.body};
    font-size: ${theme.text.body};
    line-height: ${theme.leading.normal};
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }

  h1, h2, h3, h4, h5, h6 {
    margin: 0;
    color: ${theme.color.ink};
    font-size: ${theme.text.large};
    font-weight: ${theme.weight.title};
    letter-spacing: ${theme.tracking.title};
    line-height: ${theme.leading.tight};
    text-wrap: balance;
  }
  h1 { font-size: ${theme.text.title}; }
  h2 { font-size: ${theme.text.heading}; }

  p, dl, dd, ul, ol, figure, blockquote, fieldset { margin: 0; padding: 0; border: 0; min-inline-size: 0; }
  ul[role='list'], ol[role='list'] { list-style: none; }
  button, input, select, textarea { margin: 0; color: inherit; font: inherit; letter-spacing: inherit; }
  img, svg, video { display: block; max-inline-size: 100%; }
  code, kbd, samp, pre { font-family: ${theme.font.mono}; }
  table, time { font-variant-numeric: tabular-nums; }

  :where(:focus-visible) { outline: 2px solid ${theme.color.focus}; outline-offset: 2px; }
  ${media.forcedColors} { :focus-visible { outline-color: Highlight; } }

  ::selection { background: ${theme.color.primary}; color: ${theme.color.onPrimary}; }

  ${media.reducedMotion} { *, ::before, ::after { ${still()} } }
  [data-motion='reduced'] *, [data-motion='reduced'] *::before, [data-motion='reduced'] *::after { ${still()} }

  ${paperStyles}
`;

function declare(groups: Record<string, Record<string, string>>): string {
  return Object.entries(groups)
    .flatMap(([group, members]) => Object.entries(members).map(([name, value]) => `--e-${group}-${name}: ${value};`))
    .join('');
}

function still(): string {
  return 'animation: none !important; transition: none !important; scroll-behavior: auto !important;';
}
