import { prepareCalls } from '#lib/prepare-calls.ts';

/** What checks the forms of the settings: fetched as soon as somebody goes to a field. */
export const loadChecks = () => import('./form-checks.ts');

/** The same with the code that sends what was typed. */
export function prepareChecks() {
  prepareCalls();
  return loadChecks();
}
