import type { Page } from 'playwright';
import { click } from './prepared-states.ts';

export type Role = 'visitor' | 'owner' | 'admin';

/** One state of one page. */
export interface Screen {
  name: string;
  path: string;
  as: Role;
  /** What someone does before the picture is taken. */
  open?: (page: Page) => Promise<void>;
  /** Opening it changes what others show (it is read then): its picture is taken after theirs. */
  last?: boolean;
  /** As high as what scrolls by itself needs; the usual height otherwise. */
  height?: number;
  /** Its owner chose its colours: there is one picture of it. */
  hasOwnLook?: boolean;
}

/** Pages as they are when they are opened. */
export const screens = (as: Role, paths: Record<string, string>): Screen[] =>
  Object.entries(paths).map(([name, path]) => ({ name, path, as }));

/** What a press of a button in the back-office shows. */
export const pressed = (
  places: Record<string, readonly [path: string, button: string]>,
): Screen[] =>
  Object.entries(places).map(([name, [path, button]]) => ({
    ...{ name, path, as: 'admin' },
    open: click(button),
  }));
