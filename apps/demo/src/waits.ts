import type { EndpointName } from '@vitrine/contracts';

/** How long the older site, which had no server, pretended to wait (DEM-02). */
export const OBSERVED_WAIT_MS = {
  messagesLoad: 800,
  messagesRefresh: 500,
  usersLoad: 800,
  accountSettingsSave: 1_500,
} as const;

interface Asked {
  name: EndpointName;
  query: Readonly<Record<string, unknown>>;
}

/**
 * Tells how long an answer is held back. A screen waits when it is opened, and the inbox when it is
 * asked for what it shows already, which is its Refresh; a filter or a further part comes at once,
 * as it did where everything lay in the page.
 */
export class ObservedWaits {
  readonly #visitOf: () => string;
  #visit = '';
  readonly #asked = new Set<string>();

  /** @param visitOf names the visit of the present screen: another one each time it is opened */
  constructor(visitOf: () => string) {
    this.#visitOf = visitOf;
  }

  of({ name, query }: Asked): number {
    if (name === 'account.save') return OBSERVED_WAIT_MS.accountSettingsSave;
    const isList = name === 'admin.messages.list' || name === 'admin.users.list';
    if (!isList || (query.after ?? query.cursor) !== undefined) return 0;
    const { isFirst, isAgain } = this.#note(name, query);
    if (name === 'admin.users.list') return isFirst ? OBSERVED_WAIT_MS.usersLoad : 0;
    if (isFirst) return OBSERVED_WAIT_MS.messagesLoad;
    return isAgain ? OBSERVED_WAIT_MS.messagesRefresh : 0;
  }

  /** Whether a list is the first of this visit, and whether this very one was asked for in it. */
  #note(name: EndpointName, query: object) {
    const visit = this.#visitOf();
    if (visit !== this.#visit) this.#asked.clear();
    this.#visit = visit;
    const list = `${name} ${JSON.stringify(query)}`;
    const isFirst = ![...this.#asked].some((one) => one.startsWith(`${name} `));
    const isAgain = this.#asked.has(list);
    this.#asked.add(list);
    return { isFirst, isAgain };
  }
}
