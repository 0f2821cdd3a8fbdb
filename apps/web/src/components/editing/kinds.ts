import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Field } from '#lib/editing/field.ts';

/** What a control of a further kind is given; its value is held by the form. */
export interface KindControlProps<Value = never> {
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  value: Value;
  onChange: (value: unknown) => void;
}

export interface EntriesProps {
  field: Field;
  name: string;
  /** The control of a field within an entry. */
  control: ComponentType<{ field: Field; name: string }>;
}

interface Kind {
  /** Missing where a conflict is all it is for. */
  control?: ComponentType<KindControlProps> | undefined;
  /** Of `items`, which few screens edit: shows all entries. */
  entries?: ComponentType<EntriesProps> | undefined;
  /** How a conflict shows a value, where text does not say enough. */
  content?: ((value: never) => ReactNode) | undefined;
}

/** Controls for kinds of fields that the kit does not know, by kind. */
export type FieldKinds = Readonly<Record<string, Kind>>;

const KindsContext = createContext<FieldKinds>({});

export const KindsProvider = KindsContext.Provider;

export const useKinds = (): FieldKinds => useContext(KindsContext);
