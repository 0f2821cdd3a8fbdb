import { DescriptionList } from '#components/ui/description-list.tsx';
import { Prose } from '#components/ui/prose.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { m } from '#messages';

/** The word for a text that is not there. */
export function NotGiven() {
  return <span className={textStyle({ tone: 'muted' })}>{m.admin_not_given()}</span>;
}

export type StoredValue = readonly [term: string, text: string];

/** Stored texts under their names; where one is empty, the word for that. */
export function StoredValues({ of }: { of: readonly StoredValue[] }) {
  if (of.length === 0) return <p>{m.admin_page_no_items()}</p>;
  const entries = of.map(([term, text]) => ({
    term,
    value: text.trim() ? <Prose text={text} /> : <NotGiven />,
  }));
  return <DescriptionList entries={entries} />;
}
