import { answer } from './answer.ts';
import { server } from './server.ts';

/** Takes every token that confirms an address, and tells which came. */
export function takeTokens(): string[] {
  const got: string[] = [];
  server.use(
    answer('account.confirmEmail', ({ params }) => {
      got.push(params.token);
      return { message: 'Done' };
    }),
  );
  return got;
}
