interface Part {
  items: readonly { id: string }[];
  next: string | null;
}

/** Places of rows in the whole list, both included. */
interface View {
  first: number;
  last: number;
}

/** Everything counts as seen until someone says what is. */
export const WHOLE: View = { first: 0, last: Number.POSITIVE_INFINITY };

/**
 * Decides, while a long list is asked for again part by part, which parts the server need not be
 * asked for: those out of view are kept as they are, behind whatever the part before now ends with.
 */
export class ListParts<P extends Part> {
  #before: P | undefined;
  readonly #old = new Set<string>();

  /** Remembers a part that the server has just answered. */
  asked(part: P): P {
    for (const { id } of part.items) this.#old.delete(id);
    this.#before = part;
    return part;
  }

  /** The part that follows the one before, out of what is known; undefined where it is to be asked for. */
  keep(pages: readonly P[], view: View): P | undefined {
    const last = this.#before?.items.at(-1)?.id;
    let place = 0;
    for (const [index, page] of pages.entries()) {
      const at = page.items.findIndex(({ id }) => id === last);
      if (at < 0) {
        place += page.items.length;
        continue;
      }
      const rest = page.items.slice(at + 1);
      const following = pages[index + 1];
      const items = [...rest, ...(following?.items ?? [])];
      const start = place + at + 1;
      const isSeen = start <= view.last && start + items.length > view.first;
      if (items.length === 0 || isSeen) return undefined;
      for (const { id } of items) this.#old.add(id);
      this.#before = { ...(following ?? page), items };
      return this.#before;
    }
    return undefined;
  }

  /** Whether one of these rows was kept and not asked for. */
  hasOld(rows: readonly { id: string }[]): boolean {
    return rows.some(({ id }) => this.#old.has(id));
  }
}
