import type { Queryable } from '../../db/database.ts';

/** Something that happens, as the house in which it happens defines it. */
export interface DomainEvent<T> {
  readonly name: string;
  /** Only for its type. */
  readonly happened?: T;
}

export const defineEvent = <T>(name: string): DomainEvent<T> => ({ name });

type Handler<T> = (tx: Queryable, happened: T) => Promise<void>;

export type DomainEvents = ReturnType<typeof createDomainEvents>;

/**
 * How a house hears of what happens in one below it, which does not know it. Handlers run inside the
 * write that makes it happen, one after the other: what one of them throws undoes the write.
 */
export function createDomainEvents() {
  const handlers = new Map<DomainEvent<unknown>, Handler<never>[]>();
  return {
    on<T>(event: DomainEvent<T>, handler: Handler<T>): void {
      handlers.set(event, [...(handlers.get(event) ?? []), handler]);
    },

    async emit<T>(tx: Queryable, event: DomainEvent<T>, happened: T): Promise<void> {
      for (const handler of handlers.get(event) ?? []) {
        await (handler as Handler<T>)(tx, happened);
      }
    },
  };
}
