import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Frame, Native } from '../../forms/elements/select/Select.styles.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import type { Tone } from '../../theme/tones.ts';
import { type ArrowVariant, PageSteps } from './PageSteps.tsx';
import {
  type PaginationAlign,
  type PaginationSize,
  type PaginationVariant,
  PerPage,
  Root,
  Steps,
  Summary,
} from './Pagination.styles.ts';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The page that is shown, from 1. */
  page: number;
  /** How many rows there are on all pages. */
  total: number;
  /**
   * How many rows stand on a page.
   * @default 10
   */
  perPage?: number;
  /**
   * How many rows this page shows, when some of them are being removed.
   * @default As many as there are, up to `perPage`
   */
  rowCount?: number;
  /** Called when the person goes to another page. */
  onPageChange: (change: { page: number }) => void;
  /** The numbers of rows to choose from. Without `onPerPageChange` there is no choice. */
  perPageOptions?: readonly number[];
  /** Called when the person wants more or fewer rows on a page. */
  onPerPageChange?: (change: { perPage: number }) => void;
  /**
   * The colour of the current page.
   * @default 'primary'
   */
  tone?: Tone;
  /** @default 'medium' */
  size?: PaginationSize;
  /**
   * Whether the pages stand apart or in one strip: a look, no more.
   * @default 'separated'
   */
  variant?: PaginationVariant;
  /**
   * The content of the previous and next buttons. `none` hides them where there is room for page numbers.
   * @default 'icon'
   */
  arrows?: ArrowVariant;
  /**
   * The alignment of summary and pages.
   * @default 'between'
   */
  align?: PaginationAlign;
}

const usualOptions = [10, 25, 50, 100];

/** Goes through the pages of a list and says where one is. On phones, only the steps remain. */
export function Pagination({
  page,
  total,
  perPage = 10,
  rowCount = perPage,
  onPageChange,
  perPageOptions = usualOptions,
  onPerPageChange,
  tone = 'primary',
  size = 'medium',
  variant = 'separated',
  arrows = 'icon',
  align = 'between',
  ...rest
}: PaginationProps) {
  const { t } = useLingui();
  const formatCount = useNumberFormat(undefined);
  const pageCount = Math.max(1, Math.ceil(total / perPage));
  const current = Math.min(Math.max(1, page), pageCount);
  const before = (current - 1) * perPage;

  return (
    <Root aria-label={t`Pages`} {...rest} data-tone={tone} $size={size} $align={align}>
      <Summary>
        <Range from={before + 1} to={Math.min(before + rowCount, total)} total={total} />
        {onPerPageChange && (
          <PerPage>
            <Trans>Rows per page</Trans>
            <Frame>
              <Native
                data-size="small"
                $isPlaceholder={false}
                value={perPage}
                onChange={({ target }) => onPerPageChange({ perPage: Number(target.value) })}
              >
                {withCurrent(perPageOptions, perPage).map((count) => (
                  <option key={count} value={count}>
                    {formatCount(count)}
                  </option>
                ))}
              </Native>
              <Icon icon={ChevronDown} />
            </Frame>
          </PerPage>
        )}
      </Summary>
      {pageCount > 1 && (
        <Steps role="list" $variant={variant}>
          <PageSteps
            current={current}
            pageCount={pageCount}
            arrows={arrows}
            onPress={(next) => onPageChange({ page: next })}
          />
        </Steps>
      )}
    </Root>
  );
}

/** Says where one is, also to screen readers when it changes. */
function Range({ from, to, total }: { from: number; to: number; total: number }) {
  const formatCount = useNumberFormat(undefined);
  const [first, last, all] = [from, to, total].map(formatCount);
  return (
    <span role="status" dir="auto">
      {total === 0 ? (
        <Trans>Nothing to show</Trans>
      ) : (
        <Trans>
          {first}–{last} of {all}
        </Trans>
      )}
    </span>
  );
}

/** A number that came with the address is offered too, so that the field says what is shown. */
function withCurrent(options: readonly number[], perPage: number): number[] {
  return [...new Set([...options, perPage])].toSorted((one, other) => one - other);
}
