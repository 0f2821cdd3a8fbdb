import { Ruleset, Spectral } from '@stoplight/spectral-core';
import { type Exception, exceptions } from './exceptions.ts';
import { ruleset } from './ruleset.ts';

/** The operation whose path and method a place in the document begins with: `POST /api/contact/`. */
function operationAt([section, path, method]: (string | number)[]): string | undefined {
  return section === 'paths' ? `${String(method).toUpperCase()} ${path}` : undefined;
}

/**
 * Checks an OpenAPI document against the security rules.
 * @returns a line for everything that no exception explains, and for every exception that explains nothing
 */
export async function findProblems(
  document: object,
  explained: readonly Exception[] = exceptions,
): Promise<string[]> {
  const spectral = new Spectral();
  spectral.setRuleset(new Ruleset(ruleset));
  const findings = (await spectral.run({ ...document })).map(({ code, message, path }) => {
    const place = operationAt(path) ?? path.join('.');
    return { rule: String(code), place, line: `${code} ${path.join(' › ')}: ${message}` };
  });
  const excused = explained.flatMap(({ rule, places }) =>
    places.map((place) => ({ rule, place, line: `${rule} ${place}: no exception is needed.` })),
  );
  const key = ({ rule, place }: { rule: string; place: string }) => `${rule} ${place}`;
  const found = new Set(findings.map(key));
  const known = new Set(excused.map(key));
  const open = [
    ...findings.filter((one) => !known.has(key(one))),
    ...excused.filter((one) => !found.has(key(one))),
  ];
  // a rule may say the same of one place twice
  return [...new Set(open.map(({ line }) => line))];
}
