import { createContext, use } from 'react';
import type { Edits } from '#lib/editing/use-record.ts';
import type { FieldErrors } from '../state/field-errors.ts';
import type { PortfolioValues } from '../state/portfolio-values.ts';

interface Editor {
  draft: PortfolioValues;
  /** What the last save found wrong. */
  errors: FieldErrors;
}

export const EditorContext = createContext<Editor | undefined>(undefined);
export const EditsContext = createContext<Edits<PortfolioValues> | undefined>(undefined);

/** The portfolio being edited. */
export function usePortfolioEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('usePortfolioEditor needs a PortfolioEditor above it');
  return editor;
}

/** The way to change it. Unlike the above it stays the same: who only changes is not rendered again. */
export function usePortfolioEdits() {
  const edits = use(EditsContext);
  if (!edits) throw new Error('usePortfolioEdits needs a PortfolioEditor above it');
  return {
    ...edits,
    /** Puts in other parts. */
    changeParts: (parts: Partial<PortfolioValues>) =>
      edits.change((values) => ({ ...values, ...parts })),
  };
}
