import { cloneElement, useState } from 'react';
import { LoadedCode } from '#lib/loaded-code.ts';
import { m } from '#messages';
import { useToast } from '../feedback/toast-context.ts';
import type { MenuProps } from './opened-menu.tsx';

/** What places a menu and moves the focus in it: 15 KB that a page needs once one is opened. */
export const menuCode = new LoadedCode(async () => (await import('./opened-menu.tsx')).OpenedMenu);

/** A list of actions behind a button. */
export function Menu(props: MenuProps) {
  const [opening, setOpening] = useState<'loading' | 'here'>();
  const toast = useToast();
  if (opening === 'here' && menuCode.value) return <menuCode.value {...props} />;
  const open = async () => {
    setOpening('loading');
    try {
      await menuCode.load();
      setOpening('here');
    } catch {
      setOpening(undefined);
      toast({ message: m.ui_missing_code_message(), tone: 'danger' });
    }
  };
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'aria-busy': opening === 'loading' || undefined,
    onClick: open,
  });
}
