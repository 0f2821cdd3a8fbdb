import { type Problem, type ProblemCode, problemStatus, words } from '@vitrine/contracts';

/** The body of a problem, as the server answers it; what it has besides its sentence comes in `more`. */
export const problemBody = (
  code: ProblemCode,
  detail: string,
  more: Partial<Problem> = {},
): Problem => ({
  ...{ type: `urn:problem:${code}`, title: words.en.titles[code], status: problemStatus[code] },
  ...{ detail, message: detail, code, ...more },
});
