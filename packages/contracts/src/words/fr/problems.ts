import type { problems as english } from '../en/problems.ts';
import { fields } from './fields.ts';
import { accountsProblems } from './problems/accounts.ts';
import { filesProblems } from './problems/files.ts';
import { officeProblems } from './problems/office.ts';
import { portfoliosProblems } from './problems/portfolios.ts';
import { requestsProblems } from './problems/requests.ts';
import { signInProblems } from './problems/sign-in.ts';
import { websiteProblems } from './problems/website.ts';

/** Why the server refuses something; what is wrong with a field is a reason, too. */
export const problems: typeof english = {
  ...fields,
  ...requestsProblems,
  ...filesProblems,
  ...signInProblems,
  ...accountsProblems,
  ...portfoliosProblems,
  ...websiteProblems,
  ...officeProblems,
};
