/**
 * For whom some work is done: its lane, in that lane a client, and of that client an account. Lanes
 * get their turns one after the other, so do the clients of a lane, and the accounts of a client.
 */
export type Turn = readonly [lane: string, client: string, account: string];

/** Runs work a few at a time; what has to wait is started when its turn comes. */
export type LaneQueue = <R>(turn: Turn, work: () => Promise<R>) => Promise<R>;

interface Limits {
  atOnce: number;
  /** So much may wait in each lane. Beyond that, anyone who has most waiting there loses the newest. */
  waiting: number;
  /** What the work ends with that is turned away. */
  refusal: () => Error;
}

/**
 * A queue in which a flood of one client's work only makes that client wait. Each process has its own,
 * for what it guards are the processors of its machine.
 */
export function createLaneQueue({ atOnce, waiting, refusal }: Limits): LaneQueue {
  const queue = new Rotation<Job>();
  let running = 0;
  const startNext = (): void => {
    if (running >= atOnce) return;
    const job = queue.take();
    if (!job) return;
    running += 1;
    void job.run().finally(() => {
      running -= 1;
      startNext();
    });
  };
  return (turn, work) =>
    new Promise((resolve, reject) => {
      const [lane] = turn;
      queue.add(turn, {
        run: () => work().then(resolve, reject),
        refuse: () => reject(refusal()),
      });
      startNext();
      if (queue.sizeOf(lane) > waiting) queue.dropNewest([lane])?.refuse();
    });
}

interface Job {
  run(): Promise<void>;
  refuse(): void;
}

/** Items by whom they are for: everyone gets a turn before anyone gets a second one. */
class Rotation<Item extends object> {
  /** In the order in which their turns come. */
  readonly #members = new Map<string, Rotation<Item>>();
  readonly #items: Item[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  sizeOf(member: string): number {
    return this.#members.get(member)?.size ?? 0;
  }

  /** @param path the member that the item is for, the member of that one, and so on */
  add([member, ...path]: readonly string[], item: Item): void {
    this.#size += 1;
    if (member === undefined) return void this.#items.push(item);
    const inner = this.#members.get(member) ?? new Rotation<Item>();
    this.#members.set(member, inner);
    inner.add(path, item);
  }

  take(): Item | undefined {
    const [member] = this.#members.keys();
    const inner = member === undefined ? undefined : this.#members.get(member);
    const item = inner ? inner.take() : this.#items.shift();
    if (item) this.#size -= 1;
    if (member !== undefined && inner) {
      // to the end: now it is the others' turn
      this.#members.delete(member);
      if (inner.size > 0) this.#members.set(member, inner);
    }
    return item;
  }

  /** Takes out the newest item of anyone who has most; of several, of the one that came last. */
  dropNewest([member = this.#greediest(), ...path]: readonly string[] = []): Item | undefined {
    const inner = member === undefined ? undefined : this.#members.get(member);
    const item = inner ? inner.dropNewest(path) : this.#items.pop();
    if (item) this.#size -= 1;
    if (member !== undefined && inner?.size === 0) this.#members.delete(member);
    return item;
  }

  #greediest(): string | undefined {
    let [greediest, most] = [undefined as string | undefined, 0];
    for (const [member, inner] of this.#members) {
      if (inner.size >= most) [greediest, most] = [member, inner.size];
    }
    return greediest;
  }
}
