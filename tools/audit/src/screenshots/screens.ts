import { adminScreens } from './admin-screens.ts';
import { elsewhereScreens } from './elsewhere-screens.ts';
import { ownerScreens } from './owner-screens.ts';
import type { Screen } from './screen.ts';
import type { Mailed } from './site-data.ts';
import { visitorScreens } from './visitor-screens.ts';

/** Every screen of the site. */
export function allScreens(mailed: Mailed): Screen[] {
  return [...visitorScreens(mailed), ...ownerScreens(), ...adminScreens(), ...elsewhereScreens()];
}
