// Written by `npm run tokens` from design-system/tokens/*.tokens.json; a test fails when the two differ.

/** Every token with its value in the light skin, comfortable density, on a wide window. */
export const tokens = {
  color: {
    /** The page behind everything. */
    canvas: '#f4f6fb',
    /** Cards, menu and navbar. */
    surface: '#ffffff',
    /** Table heads, wells and the search field. */
    sunken: '#f8f9fd',
    /** Hairlines; decorative, never the only edge of a control. */
    border: '#e2e6f0',
    /** Edges of inputs and checkboxes. */
    controlBorder: '#8089a6',
    /** Headings and strong text. */
    ink: '#151b33',
    /** Body text. */
    ink2: '#4b5370',
    /** Muted text. */
    ink3: '#626b8a',
    /** Laid over the page behind a dialog. */
    backdrop: 'rgb(21 27 51 / 0.48)',
    /** The focus ring. */
    focus: '#3452e6',
    /** Solid actions. */
    primary: '#3452e6',
    /** Solid actions under the pointer. */
    primaryHover: '#2a43c4',
    /** Text on primary. */
    onPrimary: '#ffffff',
    /** Tinted fills, the selected menu item. */
    primarySoft: '#eaeeff',
    /** Links and tinted text. */
    primaryInk: '#2a43c4',
    /** Solid fill of the secondary tone. */
    secondary: '#4b5370',
    secondaryHover: '#3b425c',
    /** Text on secondary. */
    onSecondary: '#ffffff',
    /** Tinted fill of the secondary tone. */
    secondarySoft: '#e9ecf4',
    /** Text of the secondary tone. */
    secondaryInk: '#4b5370',
    /** Solid fill of the success tone. */
    success: '#0e7a50',
    successHover: '#0b6341',
    /** Text on success. */
    onSuccess: '#ffffff',
    /** Tinted fill of the success tone. */
    successSoft: '#dff5ea',
    /** Text of the success tone. */
    successInk: '#0e7a50',
    /** Error toasts and destructive actions; the same in every skin. */
    danger: '#ea5455',
    dangerHover: '#f0696a',
    /** Text on danger: white would reach only 3.5:1. */
    onDanger: '#1a0b0c',
    /** Tinted fill of the danger tone. */
    dangerSoft: '#fde6e7',
    /** Text of the danger tone, edges of invalid fields. */
    dangerInk: '#c42f39',
    /** Points at what needs attention: counters, highlights; the fill of the warning tone. */
    signal: '#ffb51c',
    signalHover: '#ffc247',
    /** Text on signal. */
    onSignal: '#151b33',
    /** Tinted fill of the warning tone. */
    signalSoft: '#fff3d6',
    /** Text of the warning tone. */
    warningInk: '#8f5a00',
    /** Solid fill of the info tone. */
    info: '#0a6f99',
    infoHover: '#085a7d',
    /** Text on info. */
    onInfo: '#ffffff',
    /** Tinted fill of the info tone. */
    infoSoft: '#ddf1fa',
    /** Text of the info tone. */
    infoInk: '#0a6f99',
    /** Solid fill of the dark tone. */
    dark: '#151b33',
    darkHover: '#2a3252',
    /** Text on dark. */
    onDark: '#ffffff',
    /** Tinted fill of the dark tone. */
    darkSoft: '#e2e6f0',
    /** Text of the dark tone. */
    darkInk: '#151b33',
    /** The boarding-pass card and the sign-in cover. */
    brand: '#151b33',
    /** Headings on brand. */
    onBrand: '#ffffff',
    /** Text on brand. */
    onBrandMuted: '#b7bed8',
    /** Flight path and icons on brand. */
    onBrandSignal: '#ffb51c',
    /** The square of the logo. */
    logo: '#151b33',
    /** The arrow of the logo. */
    onLogo: '#ffb51c',
    /** First series: primary. */
    chart1: '#3452e6',
    /** Second series: signal; below 3:1 on white, so its shapes have edges in chart2Line. */
    chart2: '#ffb51c',
    /** Second series where it is a line, a marker or an edge. */
    chart2Line: '#c17a00',
    /** Third series: success. */
    chart3: '#0e7a50',
    /** Fourth series: info. */
    chart4: '#0a6f99',
    /** Fifth series: danger. */
    chart5: '#c42f39',
    /** Sixth series: violet. */
    chart6: '#8b5cf6',
    /** Seventh series: muted ink. */
    chart7: '#626b8a',
  },
  duration: {
    /** Hover, press, small changes. */
    fast: '120ms',
    /** Menus and popovers. */
    normal: '200ms',
    /** Panels and pages. */
    slow: '320ms',
  },
  easing: {
    /** Things that come in. */
    enter: 'cubic-bezier(0, 0, 0.2, 1)',
    /** Things that go. */
    exit: 'cubic-bezier(0.4, 0, 1, 1)',
    /** Things that change place or size. */
    move: 'cubic-bezier(0.4, 0, 0.2, 1)',
  },
  radius: {
    /** Chips inside fields. */
    s: '6px',
    /** Controls and menu items. */
    m: '10px',
    /** The navbar. */
    l: '14px',
    /** Cards. */
    xl: '16px',
    /** Pills and status. */
    full: '999px',
  },
  shadow: {
    /** Cards and the navbar. */
    card: '0px 1px 2px 0px rgb(21 27 51 / 0.05), 0px 8px 24px -12px rgb(21 27 51 / 0.12)',
    /** Menus, popovers and dialogs. */
    floating: '0px 2px 6px 0px rgb(21 27 51 / 0.06), 0px 16px 40px -12px rgb(21 27 51 / 0.24)',
  },
  size: {
    /** Height of a small control. */
    controlSmall: '32px',
    /** Height of a control. */
    controlMedium: '40px',
    /** Height of a large control. */
    controlLarge: '48px',
    /** Height of a table row. */
    row: '44px',
    /** Least size of anything that can be pressed; 44 px under a finger. */
    target: '24px',
    /** An icon in text. */
    iconText: '16px',
    /** An icon in the menu. */
    iconMenu: '20px',
    /** The menu. */
    menu: '260px',
    /** The menu, collapsed. */
    menuCollapsed: '80px',
    /** Height of the navbar. */
    navbar: '60px',
    /** Widest content of a boxed page. */
    content: '1440px',
    /** A layer of a few words. */
    layerSmall: '15rem',
    /** A layer with facts about one thing. */
    layerMedium: '20rem',
    /** A layer with a list or a short form. */
    layerLarge: '25rem',
    /** A layer in which something is searched. */
    layerWide: '40rem',
  },
  layer: {
    /** Above its neighbours. */
    raised: '1',
    /** The navbar, and table heads that stick. */
    navbar: '20',
    /** The menu. */
    menu: '30',
    /** Dialogs, popovers and side panels. */
    overlay: '40',
    /** Toasts. */
    toast: '50',
    /** The skip link. */
    skip: '60',
  },
  space: {
    /** Half a step, inside chips. */
    xxs: '2px',
    /** Between an icon and its text in small things. */
    xs: '4px',
    /** Inside controls. */
    s: '8px',
    /** Between fields of a group. */
    m: '12px',
    /** Between blocks of a card. */
    l: '16px',
    /** Between groups. */
    xl: '20px',
    /** Between sections. */
    xxl: '32px',
    /** Around empty states. */
    xxxl: '48px',
    /** Padding of a card. */
    card: '20px',
    /** Between cards. */
    gap: '20px',
    /** Between the page and the edge of the window. */
    gutter: '28px',
  },
  font: {
    /** Everything people read. */
    body: "'Figtree Variable', 'Figtree fallback', system-ui, sans-serif",
    /** API keys and code. */
    mono: "'JetBrains Mono', ui-monospace, SFMono-Regular, Menlo, monospace",
  },
  text: {
    /** Labels of axes, menu group titles. */
    caption: '0.75rem',
    /** Table heads, help texts. */
    small: '0.8125rem',
    /** Everything else. */
    body: '0.875rem',
    /** Card titles, inputs on phones. */
    large: '1rem',
    /** Section titles. */
    heading: '1.25rem',
    /** The page title. */
    title: '1.5rem',
    /** Key figures. */
    figure: '1.75rem',
    /** Goal figures, prices. */
    display: '2.5rem',
    /** The line on the sign-in cover. */
    brand: '2.75rem',
  },
  weight: {
    /** Body text. */
    regular: '400',
    /** Labels, menu items. */
    medium: '500',
    /** Buttons, names in tables. */
    semibold: '600',
    /** Titles. */
    title: '650',
    /** Key figures and brand lines. */
    bold: '700',
  },
  leading: {
    /** Titles and figures. */
    tight: '1.2',
    /** Text. */
    normal: '1.5',
  },
  tracking: {
    /** Titles, drawn a little closer; in em, to keep in step with the size. */
    title: '-0.02em',
    /** Menu group titles in capitals. */
    caps: '0.06em',
  },
};

/** The values that differ in other skins, densities and windows. */
export const overrides = {
  'skin-dark': {
    color: {
      canvas: '#0e1222',
      surface: '#171d33',
      sunken: '#131829',
      border: '#2a3252',
      controlBorder: '#6c769c',
      ink: '#edf0fa',
      ink2: '#b7bed8',
      ink3: '#939cbb',
      backdrop: 'rgb(6 8 18 / 0.64)',
      /** Lighter than primary, so that the ring stands out against tinted fills too. */
      focus: '#8fa2ff',
      primary: '#4461f2',
      primaryHover: '#3452e6',
      primarySoft: '#222c5c',
      primaryInk: '#a9b8ff',
      /** Solid fill of the secondary tone. */
      secondary: '#b7bed8',
      secondaryHover: '#cbd1e6',
      onSecondary: '#0e1222',
      secondarySoft: '#262e4b',
      /** Text of the secondary tone. */
      secondaryInk: '#b7bed8',
      success: '#5fd7a3',
      successHover: '#7fe0b6',
      onSuccess: '#0e1222',
      successSoft: '#12382a',
      successInk: '#5fd7a3',
      dangerSoft: '#40191d',
      dangerInk: '#ff9a9e',
      signal: '#ffc24a',
      signalHover: '#ffd07a',
      signalSoft: '#3a2f12',
      warningInk: '#ffc24a',
      info: '#6cc9ee',
      infoHover: '#8dd6f3',
      onInfo: '#0e1222',
      infoSoft: '#0f3446',
      infoInk: '#6cc9ee',
      /** Solid fill of the dark tone. */
      dark: '#edf0fa',
      darkHover: '#ffffff',
      onDark: '#0e1222',
      darkSoft: '#2a3252',
      /** Text of the dark tone. */
      darkInk: '#edf0fa',
      brand: '#1f2744',
      onBrandSignal: '#ffc24a',
      logo: '#ffc24a',
      onLogo: '#151b33',
      /** Lighter than primary, which is tuned for white text on it. */
      chart1: '#6c84ff',
      chart2: '#ffc24a',
      chart2Line: '#ffc24a',
      /** Third series: success. */
      chart3: '#5fd7a3',
      /** Fourth series: info. */
      chart4: '#6cc9ee',
      /** Fifth series: danger. */
      chart5: '#ff9a9e',
      chart6: '#a685f9',
      /** Seventh series: muted ink. */
      chart7: '#939cbb',
    },
    shadow: {
      card: '0px 1px 2px 0px rgb(0 0 0 / 0.2)',
      floating: '0px 16px 40px -8px rgb(0 0 0 / 0.5)',
    },
  },
  'skin-bordered': {
    color: {
      /** Drawn darker, since there is no shadow to help. */
      border: '#cfd5e4',
    },
    shadow: {
      /** Hairlines alone separate the cards. */
      card: '0px 0px 0px 0px rgb(21 27 51 / 0)',
    },
  },
  'density-compact': {
    size: {
      controlSmall: '28px',
      controlMedium: '34px',
      controlLarge: '42px',
      row: '36px',
    },
    space: {
      card: '16px',
      gap: '12px',
      gutter: '20px',
    },
  },
  'width-phone': {
    space: {
      gutter: '16px',
    },
  },
  'pointer-coarse': {
    size: {
      target: '44px',
    },
  },
  'width-small-phone': {
    size: {
      /** Seven stand side by side in the navbar. */
      target: '40px',
    },
    space: {
      gutter: '8px',
    },
  },
};
