import { type ReactNode, use, useLayoutEffect, useRef } from 'react';
import { ServerRenderContext, useHydrated } from '../lib/use-hydrated.ts';

/**
 * A page of a signed-in area as the server renders it: without an answer, so as a skeleton, and the
 * same for everyone. The browser keeps that HTML as it is until the page itself, which knows the
 * person and the whole address, takes its place; what was typed into it by then goes along.
 */
export function UntilHydrated({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  const onServer = use(ServerRenderContext);
  const skeleton = useRef<HTMLDivElement>(null);
  const typed = useRef<TypedField[]>([]);
  useLayoutEffect(() => {
    if (skeleton.current) typed.current = typedFields(skeleton.current);
    else for (const field of typed.current.splice(0)) typeAgain(field);
  }, [hydrated]);
  if (hydrated) return children;
  if (onServer) return <div>{children}</div>;
  // React leaves the content of an element alone whose HTML it is not given
  return <div ref={skeleton} suppressHydrationWarning dangerouslySetInnerHTML={SERVER_HTML} />;
}

const SERVER_HTML = { __html: '' };

type FieldElement = HTMLInputElement | HTMLSelectElement;

interface TypedField {
  label: string;
  value: string;
  hadFocus: boolean;
}

const FIELDS = 'input, select';
const labelOf = (field: FieldElement) => field.ariaLabel ?? field.labels?.[0]?.textContent ?? '';

/** What someone typed or chose on the skeleton, or is about to. */
function typedFields(skeleton: HTMLElement): TypedField[] {
  return [...skeleton.querySelectorAll<FieldElement>(FIELDS)]
    .map((field) => ({
      label: labelOf(field),
      value: field.value,
      hadFocus: field === document.activeElement,
      isChanged: field instanceof HTMLSelectElement ? field.selectedIndex > 0 : field.value !== '',
    }))
    .filter(({ hadFocus, isChanged }) => hadFocus || isChanged);
}

/** Puts it into the field of the same name, as if it were typed there. */
function typeAgain({ label, value, hadFocus }: TypedField): void {
  const fields = [...document.querySelectorAll<FieldElement>(`main :is(${FIELDS})`)];
  const field = fields.find((one) => labelOf(one) === label);
  if (!field) return;
  if (hadFocus) field.focus();
  if (field.value === value) return;
  // React takes notice of what is set past its own property only
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
