import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import type { Tone } from '../../theme/tones.ts';
import { Arrow, type ArrowLook, PageButton } from './PageButton.tsx';
import { pageSteps } from './pagination.pages.ts';
import {
  Gap,
  type PaginationAlign,
  type PaginationSize,
  type PaginationVariant,
  PerPage,
  Place,
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
   * What the steps to the neighbouring pages show.
   * @default 'icon'
   */
  arrows?: ArrowLook;
  /**
   * Where summary and pages stand.
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
  const { t, i18n } = useLingui();
  const pageCount = Math.max(1, Math.ceil(total / perPage));
  const current = Math.min(Math.max(1, page), pageCount);
  const goTo = (next: number) => onPageChange({ page: next });
  const [shownPage, shownCount] = [i18n.number(current), i18n.number(pageCount)];

  return (
    <Root aria-label={t`Pages`} {...rest} $tone={tone} $size={size} $align={align}>
      <Summary>
        <Range from={(current - 1) * perPage + 1} to={Math.min(current * perPage, total)} total={total} />
        {onPerPageChange && (
          <PerPage>
            <Trans>Rows per page</Trans>
            <select value={perPage} onChange={({ target }) => onPerPageChange({ perPage: Number(target.value) })}>
              {withCurrent(perPageOptions, perPage).map((count) => (
                <option key={count} value={count}>
                  {i18n.number(count)}
                </option>
              ))}
            </select>
          </PerPage>
        )}
      </Summary>
      {pageCount > 1 && (
        <Steps role="list" $variant={variant}>
          <li data-on="phone">
            <Arrow icon={ChevronsLeft} label={t`First page`} to={1} current={current} onPress={goTo} />
          </li>
          <li>
            <Arrow
              icon={ChevronLeft}
              label={t`Previous page`}
              text={arrows === 'iconAndText' ? t`Previous` : undefined}
              to={Math.max(1, current - 1)}
              current={current}
              onPress={goTo}
            />
          </li>
          {pageSteps(current, pageCount).map((step, index) => (
            <li key={step === 'gap' ? `gap ${index}` : step} data-on="wide">
              {step === 'gap' ? <Gap aria-hidden>…</Gap> : <PageButton page={step} current={current} onPress={goTo} />}
            </li>
          ))}
          <li data-on="phone">
            <Place>
              <Trans>
                {shownPage} of {shownCount}
              </Trans>
            </Place>
          </li>
          <li>
            <Arrow
              icon={ChevronRight}
              label={t`Next page`}
              text={arrows === 'iconAndText' ? t`Next` : undefined}
              textSide="start"
              to={Math.min(pageCount, current + 1)}
              current={current}
              onPress={goTo}
            />
          </li>
          <li data-on="phone">
            <Arrow icon={ChevronsRight} label={t`Last page`} to={pageCount} current={current} onPress={goTo} />
          </li>
        </Steps>
      )}
    </Root>
  );
}

/** Says where one is, also to screen readers when it changes. */
function Range({ from, to, total }: { from: number; to: number; total: number }) {
  const { i18n } = useLingui();
  const [first, last, all] = [from, to, total].map((count) => i18n.number(count));
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
