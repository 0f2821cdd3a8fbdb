import { createContext, type KeyboardEvent, type PointerEvent, use } from 'react';

export interface Sortable {
  grab: (event: PointerEvent<HTMLElement>, id: string) => void;
  /** Moves by the arrow keys, Home and End. */
  press: (event: KeyboardEvent, id: string) => void;
  moveBy: (id: string, steps: number) => void;
}

export const SortableContext = createContext<Sortable | undefined>(undefined);

/** The list around an entry that can be moved. */
export function useSortable(): Sortable {
  const sortable = use(SortableContext);
  if (!sortable) throw new Error('useSortable needs a SortableList above it');
  return sortable;
}
