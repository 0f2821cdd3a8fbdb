import type { ComponentType } from 'react';
import type { ItemInput, ItemKind } from '../state/item-kinds.ts';

export interface ItemFieldsProps<K extends ItemKind> {
  value: ItemInput<K>;
  onChange: (patch: Partial<ItemInput<K>>) => void;
  /** What is wrong with a field. */
  error: (field: string) => string | undefined;
}

/** The fields of one item, the same for one that exists and for a new one. */
export type ItemFields<K extends ItemKind> = ComponentType<ItemFieldsProps<K>>;
