import {
  type AdminUser,
  adminUserSchema,
  type EndpointInput,
  type Role,
  roles,
} from '@vitrine/contracts';
import { z } from 'zod';
import { DraftKeeper } from '../../../lib/draft-keeper.ts';
import { draftKey, listDrafts, onForget } from '../../../lib/kept-drafts.ts';

/** What the modal asks for. It checks nothing: the server does (AUS-03). */
export const userFormSchema = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  status: z.string(),
});
export type UserForm = z.infer<typeof userFormSchema>;
export type UserBody = EndpointInput<'admin.users.create'>['body'];

export const NEW_USER: UserForm = { name: '', email: '', role: 'user' as Role, status: 'pending' };

export const formOf = ({ name, email, role, status }: AdminUser): UserForm => ({
  name,
  email,
  role,
  status,
});

const draftSchema = z.object({
  form: userFormSchema,
  /** The account that the change began from; none for a new one. */
  user: adminUserSchema.optional(),
});
type Draft = z.infer<typeof draftSchema>;

/** What was typed into the modal of an account (`new` for one that is to be made) and not saved. */
export function leftDraft(owner: string, id: string): Draft | undefined {
  const [left] = listDrafts(owner, `user:${id}`);
  return draftSchema.safeParse(left?.content).data;
}

/** Keeps what is typed until it is saved or thrown away, the end of the session in between. */
export class UserDraft {
  #content: Draft | undefined;
  readonly #keeper: DraftKeeper;
  readonly #owner: string;

  constructor(owner: string, id: string) {
    const kind = `user:${id}`;
    this.#owner = owner;
    this.#keeper = new DraftKeeper({
      key: listDrafts(owner, kind)[0]?.key ?? draftKey(owner, kind),
      content: () => this.#content,
      onKept: () => undefined,
    });
  }

  type(content: Draft): void {
    this.#content = content;
    this.#keeper.later();
  }

  readonly drop = (): void => {
    this.#content = undefined;
    this.#keeper.drop();
  };

  /** Forgets it with its owner's session; answers how to stop, which writes what still waits. */
  watch(): () => void {
    const stopForgetting = onForget((owner) => {
      if (owner === this.#owner) this.drop();
    });
    return () => {
      this.#keeper.flush();
      stopForgetting();
    };
  }
}
