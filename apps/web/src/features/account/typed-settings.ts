import type { Account } from '@vitrine/contracts';

/** What may wait for its person. Passwords do not: they are typed once more. */
const FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;

export type ProfileValues = Pick<Account, (typeof FIELDS)[number]>;

const isField = (name: string): name is keyof ProfileValues =>
  FIELDS.some((field) => field === name);

/**
 * What was typed into the settings and not saved, for when the session ends over it. In memory
 * only, and only for the person who typed it.
 */
class TypedSettings {
  #owner: string | undefined;
  #values: Partial<ProfileValues> = {};

  /** Undefined where nothing differs from what is saved. */
  of(account: Account): Partial<ProfileValues> | undefined {
    if (this.#owner !== account.id) return undefined;
    const differing = Object.entries(this.#values).filter(
      ([name, value]) => isField(name) && value !== account[name],
    );
    return differing.length > 0 ? Object.fromEntries(differing) : undefined;
  }

  remember(account: Account, name: string, value: string): void {
    if (!isField(name)) return;
    if (this.#owner !== account.id) this.forget();
    this.#owner = account.id;
    this.#values[name] = value;
  }

  forget(): void {
    this.#owner = undefined;
    this.#values = {};
  }
}

export const typedSettings = new TypedSettings();
