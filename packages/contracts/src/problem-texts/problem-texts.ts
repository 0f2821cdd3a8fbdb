import { accountsProblems } from './accounts.ts';
import { filesProblems } from './files.ts';
import { officeProblems } from './office.ts';
import { portfoliosProblems } from './portfolios.ts';
import { requestsProblems } from './requests.ts';
import { signInProblems } from './sign-in.ts';
import { websiteProblems } from './website.ts';

/** The server's error texts; callers tell problems apart by their code, never by the text. */
export const problemTexts = {
  ...requestsProblems,
  ...filesProblems,
  ...signInProblems,
  ...accountsProblems,
  ...portfoliosProblems,
  ...websiteProblems,
  ...officeProblems,
} as const;
