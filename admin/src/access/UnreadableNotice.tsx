import { Alert, Button, Collapse } from '@embarque/design-system';
import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import type { Unreadable } from '../http/response/rows.schema.ts';
import { useAbility } from '../session/guards/ability.ts';

export interface UnreadableNoticeProps {
  /** The records that a list leaves out. */
  unreadable: readonly Unreadable[];
  /**
   * How many of what are left out.
   * @default "1 record couldn't be read"
   */
  title?: ReactNode;
}

const SHOWN_REASONS = 3;

/** How many records are left out; administrators can see why. */
export function UnreadableNotice({ unreadable, title }: UnreadableNoticeProps) {
  const isAdministrator = useAbility().can('manage', 'all');
  const count = unreadable.length;
  return (
    <Alert
      tone="warning"
      announced="politely"
      title={title ?? <Plural value={count} one="# record couldn't be read" other="# records couldn't be read" />}
    >
      {isAdministrator ? (
        <>
          <Trans>The rest of the list is complete.</Trans>
          <Details>
            <Reasons unreadable={unreadable} />
          </Details>
        </>
      ) : (
        <Trans>The rest of the list is complete. An administrator can see the reason.</Trans>
      )}
    </Alert>
  );
}

/** Hides the technical reasons until somebody opens them. */
function Details({ children }: { children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button variant="ghost" size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <Trans context="technical">Details</Trans>
        </Button>
      </div>
      <Collapse id={id} isOpen={isOpen}>
        {children}
      </Collapse>
    </>
  );
}

function Reasons({ unreadable }: Pick<UnreadableNoticeProps, 'unreadable'>) {
  const more = unreadable.length - SHOWN_REASONS;
  return (
    <>
      {unreadable.slice(0, SHOWN_REASONS).map(({ record, field, expected, received }) => {
        const name = [record, field].filter(Boolean).join('.');
        return (
          <div key={record}>
            <Trans>
              <bdi dir="ltr">{name}</bdi> should be {expected}, not {received}.
            </Trans>
          </div>
        );
      })}
      {more > 0 && (
        <Plural value={more} one="And # more: see the Session page." other="And # more: see the Session page." />
      )}
    </>
  );
}
