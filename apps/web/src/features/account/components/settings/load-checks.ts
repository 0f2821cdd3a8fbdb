import { LoadedCode } from '#lib/loaded-code.ts';
import { prepareCalls } from '#lib/prepare-calls.ts';

/** What checks the forms of the settings: comes as soon as someone goes to a field. */
export const checksCode = new LoadedCode(() => import('./form-checks.ts'));

/** Fetches it with the code that sends what was typed. */
export function prepareChecks() {
  prepareCalls();
  return checksCode.load();
}
