import { problemTexts } from '@vitrine/contracts';
import { ProblemError } from '../../lib/problem-error.ts';

/** For a post that is not there, or not there for who asks. */
export const noSuchPost = () => new ProblemError('not-found', problemTexts.noPost);
