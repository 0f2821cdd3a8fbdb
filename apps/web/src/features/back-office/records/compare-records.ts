import { type EditedRecord, specsOf, type Theirs } from './edited-record.ts';
import type { FieldSpec } from './field-spec.ts';
import { type Values, valuesOf } from './values.ts';

export type Side = 'yours' | 'theirs';
export type Choices = Readonly<Record<string, Side>>;

/** A field that differs between what was typed here and what somebody else saved. */
export interface Difference {
  spec: FieldSpec;
  yours: string;
  theirs: string;
  /** The side that changed it, where only one did. */
  only: Side | undefined;
}

/** Where what was typed differs from what somebody else saved. */
export function differences(record: EditedRecord, { whole }: Theirs): Difference[] {
  const specs = specsOf(record.source);
  const before = valuesOf(specs, record.whole);
  const saved = valuesOf(specs, whole);
  return specs.flatMap((spec) => {
    const yours = record.values[spec.path] ?? '';
    const theirs = saved[spec.path] ?? '';
    if (yours === theirs) return [];
    const base = before[spec.path];
    const only = yours === base ? 'theirs' : theirs === base ? 'yours' : undefined;
    return [{ spec, yours, theirs, only }];
  });
}

/** The record over what somebody else saved, with what was chosen of each difference. */
export function decided(record: EditedRecord, theirs: Theirs, choices: Choices): EditedRecord {
  const chosen: Values = Object.fromEntries(
    differences(record, theirs).map(({ spec, only, ...texts }) => {
      const side = choices[spec.path] ?? only ?? 'yours';
      return [spec.path, texts[side]];
    }),
  );
  const values = { ...valuesOf(specsOf(record.source), theirs.whole), ...chosen };
  return { ...record, ...theirs, values };
}
