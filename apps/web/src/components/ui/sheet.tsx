import { Dialog, type DialogProps } from './dialog.tsx';

/** A dialog from the right edge: for editing one row while its list stays in mind. */
export function Sheet(props: Omit<DialogProps, 'kind'>) {
  return <Dialog {...props} kind="sheet" />;
}
