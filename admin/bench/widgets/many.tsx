import { Avatar, Badge, Button, TextField } from '@embarque/design-system';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

/** The element that is on one page a thousand times: bare, with nothing but styles, and as the widget. */
export interface Kind {
  html: (label: string) => HTMLElement;
  react: (label: string) => ReactNode;
  styled: (label: string) => ReactNode;
  widget: (label: string) => ReactNode;
}

export const kinds: Record<string, Kind> = {
  button: {
    html: (label) => element('button', label),
    react: (label) => <button type="button">{label}</button>,
    styled: (label) => (
      <StyledButton type="button" $tone="primary">
        {label}
      </StyledButton>
    ),
    widget: (label) => <Button>{label}</Button>,
  },
  input: {
    html: (label) => {
      const field = element('label', label);
      field.append(document.createElement('input'));
      return field;
    },
    react: (label) => (
      <label>
        {label}
        <input />
      </label>
    ),
    styled: (label) => (
      <StyledLabel>
        {label}
        <StyledInput $tone="primary" />
      </StyledLabel>
    ),
    widget: (label) => <TextField label={label} />,
  },
  avatar: {
    html: (label) => element('span', label.slice(0, 2)),
    react: (label) => <span>{label.slice(0, 2)}</span>,
    styled: (label) => <StyledAvatar $tone="primary">{label.slice(0, 2)}</StyledAvatar>,
    widget: (label) => <Avatar name={label} />,
  },
  badge: {
    html: (label) => element('span', label),
    react: (label) => <span>{label}</span>,
    styled: (label) => <StyledBadge $tone="primary">{label}</StyledBadge>,
    widget: (label) => <Badge>{label}</Badge>,
  },
};

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

const tones = {
  primary: css`
    background: #3452e6;
    color: #fff;
  `,
};

interface WithTone {
  $tone: keyof typeof tones;
}

const StyledButton = styled.button<WithTone>`
  display: inline-flex;
  align-items: center;
  min-block-size: 40px;
  padding-inline: 16px;
  border: 0;
  border-radius: 10px;
  ${({ $tone }) => tones[$tone]}

  &:hover {
    filter: brightness(0.95);
  }
`;

const StyledLabel = styled.label`
  display: grid;
  gap: 4px;
`;

const StyledInput = styled.input<WithTone>`
  min-block-size: 40px;
  padding-inline: 12px;
  border: 1px solid #8089a6;
  border-radius: 10px;
  ${({ $tone }) => tones[$tone]}
`;

const StyledAvatar = styled.span<WithTone>`
  display: inline-grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: 50%;
  ${({ $tone }) => tones[$tone]}
`;

const StyledBadge = styled.span<WithTone>`
  display: inline-flex;
  align-items: center;
  padding: 2px 8px;
  border-radius: 6px;
  font-size: 0.75rem;
  ${({ $tone }) => tones[$tone]}
`;
