import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { List } from '#lib/list-query.ts';
import { useTypedText } from '#lib/use-typed-text.ts';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { SelectField } from '../form/select-field.tsx';
import { Cluster, Row } from '../layout/primitives.tsx';
import { Button } from '../ui/button.tsx';
import { FilterPills } from '../ui/filter-pills.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { textStyle } from '../ui/text-style.ts';
import type { ChoiceFilter, FilterDescription, Filters } from './filters.ts';
import styles from './list-toolbar.module.css';

export interface ListToolbarProps<D extends FilterDescription> {
  filters: Filters<D>;
  /** What the filters leave: its rows are counted. */
  list?: Pick<List<unknown>, 'rows' | 'isLoaded' | 'isPlaceholderData' | 'hasNextPage'> | undefined;
  /** How the rows are counted: '37 users'. */
  count?: ((inputs: { count: number }) => string) | undefined;
  /** How many there are, loaded or not, where that is known. */
  total?: number | undefined;
  /** How many each value of a filter would leave; '' is all of them. */
  counts?: { readonly [K in keyof D]?: Readonly<Record<string, number>> | undefined } | undefined;
  /** Filters whose choices are not known beforehand (`FilterSelect`). */
  children?: ReactNode | undefined;
  /** Buttons at its end. */
  actions?: ReactNode | undefined;
  /** At the end of the line that counts: what picks all of the rows. */
  picking?: ReactNode | undefined;
}

/** The search, the filters and the actions above a list, and how many rows they leave. */
export function ListToolbar<D extends FilterDescription>(props: ListToolbarProps<D>) {
  const { filters, counts, children, actions, picking } = props;
  const { description, values, change } = filters;
  const named = Object.entries(description);
  const [searched, search] =
    named.flatMap(([name, filter]) =>
      filter.as === 'search' ? [[name, filter] as const] : [],
    )[0] ?? [];
  const [text, type] = useTypedText(
    searched ? (values[searched] ?? '') : '',
    (typed) => searched && change({ [searched]: typed } as Parameters<typeof change>[0]),
  );
  // What was typed a moment ago counts, too.
  const choose = (name: string, { clears = [] }: ChoiceFilter<string>, value: string) =>
    change({
      ...(searched && { [searched]: text }),
      ...Object.fromEntries(clears.map((other) => [other, ''])),
      [name]: value,
    } as Parameters<typeof change>[0]);
  const choices = (as: ChoiceFilter<string>['as']) =>
    named.flatMap(([name, filter]) => (filter.as === as ? [{ name, filter }] : []));
  const selects = choices('select');
  const hasSelects = selects.length > 0 || Boolean(children);
  return (
    <div className={styles.space}>
      <Cluster gap={2} rowGap={1} align="center" className={styles.bar}>
        {search ? <SearchField label={search.label()} value={text} onChange={type} /> : null}
        {hasSelects ? (
          <Collapsed count={selects.filter(({ name }) => values[name]).length}>
            {children}
            {selects.map(({ name, filter }) => (
              <FilterSelect
                key={name}
                name={name}
                label={filter.label()}
                all={filter.all()}
                options={optionsOf(filter)}
                value={values[name] ?? ''}
                onChange={(value) => choose(name, filter, value)}
              />
            ))}
          </Collapsed>
        ) : null}
        {actions ? (
          <Row gap={1} className={styles.actions}>
            {actions}
          </Row>
        ) : null}
        {choices('pills').map(({ name, filter }) => (
          <div
            key={name}
            className={textStyle(
              { fill: 'shrink' },
              (hasSelects || Boolean(actions)) && styles.ownLine,
            )}
          >
            <FilterPills
              label={filter.label()}
              options={[{ value: '', label: filter.all() }, ...optionsOf(filter)].map((option) => ({
                ...option,
                count: counts?.[name]?.[option.value],
              }))}
              value={values[name] ?? ''}
              onChange={(value) => choose(name, filter, value)}
            />
          </div>
        ))}
      </Cluster>
      {props.list && picking ? (
        <Row gap={2} align="center" justify="between">
          <ResultCount {...props} list={props.list} />
          {picking}
        </Row>
      ) : null}
      {props.list && !picking ? <ResultCount {...props} list={props.list} isApart /> : null}
    </div>
  );
}

const optionsOf = (filter: ChoiceFilter<string>) =>
  filter.values.map((value) => ({ value, label: filter.nameOf(value) }));

/** Behind one button on a phone, so that the list begins on its screen. */
function Collapsed({ count, children }: { count: number; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal size={18} aria-hidden="true" />
        {count > 0 ? m.list_filters_active({ count }) : m.list_filters()}
      </Button>
      <div id={id} className={cx(styles.selects, !open && styles.closed)}>
        {children}
      </div>
    </>
  );
}

interface FilterSelectProps {
  name: string;
  label: string;
  /** The first choice: nothing is filtered. */
  all: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** One filter of a list, whose first choice says what it filters; empty while everything is shown. */
export function FilterSelect({ all, ...field }: FilterSelectProps) {
  return <SelectField {...field} labelHidden placeholder={all} className={styles.select} />;
}

type ResultCountProps = Pick<ListToolbarProps<FilterDescription>, 'count' | 'total'> & {
  list: NonNullable<ListToolbarProps<FilterDescription>['list']>;
  /** A little below what is above it. */
  isApart?: boolean;
};

/** How many rows there are, seen and announced: '37 users', '30 of 120', 'First 30 users'. */
function ResultCount({ list, total, count = m.list_results, isApart }: ResultCountProps) {
  const shown = list.rows.length;
  const words = () => {
    if (!list.isLoaded || list.isPlaceholderData) return '';
    if (!list.hasNextPage) return count({ count: shown });
    if (total !== undefined) return m.list_of({ shown, total: count({ count: total }) });
    return m.list_first({ shown: count({ count: shown }) });
  };
  return (
    <p
      role="status"
      className={textStyle(
        { tone: 'muted', size: 'small', above: isApart ? 1 : undefined },
        styles.count,
      )}
    >
      {words()}
    </p>
  );
}
