import { Trans, useLingui } from '@lingui/react/macro';
import { Settings } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { SidePanel } from '../../components/offcanvas/SidePanel.tsx';
import { RadioGroup } from '../../forms/elements/radio/RadioGroup.tsx';
import { Switch } from '../../forms/elements/switch/Switch.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import type { Direction, Skin } from '../../theme/appearance.ts';
import { media } from '../../theme/media.ts';
import { hiddenOnPaper } from '../../theme/styles/on-paper.ts';
import { theme } from '../../theme/theme.ts';
import type { ShellLayout } from '../app-shell/shell-layout.ts';
import { useCustomizerLabels } from './useCustomizerLabels.ts';

/** The parts of the app's appearance that can be tried out. */
export interface Customized extends ShellLayout {
  skin: Skin;
  direction: Direction;
  isMenuCollapsed: boolean;
}

export interface CustomizerProps {
  /** The appearance that the app has now. */
  value: Customized;
  /** Called with the parts that should change. */
  onChange: (change: Partial<Customized>) => void;
}

/** Tries out the app's appearance, from a gear at the edge of the window. For lasting preferences, offer settings. */
export function Customizer({ value, onChange }: CustomizerProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Gear>
        <IconButton
          icon={Settings}
          label={t`Customise the app`}
          variant="solid"
          tone="primary"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </Gear>
      <SidePanel isOpen={isOpen} title={t`Customise the app`} onClose={() => setOpen(false)}>
        <Choices value={value} onChange={onChange} />
      </SidePanel>
    </>
  );
}

function Choices({ value, onChange }: CustomizerProps) {
  const { t } = useLingui();
  const labels = useCustomizerLabels();
  const isHorizontal = value.menu === 'horizontal';
  const skins = labels.skins.filter((skin) => !isHorizontal || skin.value !== 'semi-dark');
  const navbars = labels.navbars.filter((navbar) => !isHorizontal || navbar.value !== 'hidden');
  return (
    <Stack gap="xl">
      <RadioGroup
        orientation="horizontal"
        label={t`Skin`}
        options={skins}
        value={value.skin}
        onChange={(change) => onChange({ skin: change.value })}
      />
      <RadioGroup
        orientation="horizontal"
        label={t`Content width`}
        options={labels.widths}
        value={value.contentWidth}
        onChange={(change) => onChange({ contentWidth: change.value })}
      />
      <Switch
        checked={value.direction === 'rtl'}
        onChange={({ target }) => onChange({ direction: target.checked ? 'rtl' : 'ltr' })}
      >
        <Trans>Right to left</Trans>
      </Switch>
      <RadioGroup
        orientation="horizontal"
        label={t`Menu layout`}
        options={labels.menus}
        value={value.menu}
        onChange={(change) => onChange(arranged(change.value, value))}
      />
      {!isHorizontal && (
        <Switch
          checked={value.isMenuCollapsed}
          onChange={({ target }) => onChange({ isMenuCollapsed: target.checked })}
        >
          <Trans>Collapse menu</Trans>
        </Switch>
      )}
      <Switch checked={value.isMenuHidden} onChange={({ target }) => onChange({ isMenuHidden: target.checked })}>
        <Trans>Hide menu</Trans>
      </Switch>
      {!isHorizontal && (
        <RadioGroup
          orientation="horizontal"
          label={t`Navbar colour`}
          options={labels.tones}
          value={value.navbarTone}
          onChange={(change) => onChange({ navbarTone: change.value })}
        />
      )}
      <RadioGroup
        orientation="horizontal"
        label={isHorizontal ? t`Menu type` : t`Navbar type`}
        options={navbars}
        value={value.navbar}
        onChange={(change) => onChange({ navbar: change.value })}
      />
      <RadioGroup
        orientation="horizontal"
        label={t`Footer`}
        options={labels.footers}
        value={value.footer}
        onChange={(change) => onChange({ footer: change.value })}
      />
    </Stack>
  );
}

/** Choosing the horizontal menu resets the options that it does not offer. */
function arranged(menu: ShellLayout['menu'], { skin, navbar }: Customized): Partial<Customized> {
  if (menu === 'vertical') return { menu };
  return {
    menu,
    navbarTone: 'surface',
    skin: skin === 'semi-dark' ? 'light' : skin,
    navbar: navbar === 'hidden' ? 'floating' : navbar,
  };
}

const Gear = styled.div`
  position: fixed;
  inset-block-start: 50%;
  inset-inline-end: 0;
  z-index: ${theme.layer.navbar};

  button {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }

  ${media.phone} {
    display: none;
  }
  ${hiddenOnPaper}
`;
