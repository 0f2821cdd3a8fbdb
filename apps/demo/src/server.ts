import {
  createDependencies,
  type Dependencies,
  ProblemError,
  seedDefaults,
} from '@vitrine/api/in-browser';
import type { EndpointName } from '@vitrine/contracts';
import { answerEndpoint, problemResponse } from './answer-endpoint.ts';
import { type MemoryDatabase, openMemoryDatabase } from './database.ts';
import { createPlatform, type Surroundings } from './ports/platform.ts';
import { fillWithSample } from './sample/index.ts';
import type { SavedState } from './saved-state.ts';

export interface DemoOptions extends Omit<Surroundings, 'database'> {
  state: SavedState;
  /** Names the build: the state of another one is forgotten. */
  build: string;
}

/** The server of the demo: the handlers of the real one, over a database in this browser. */
export interface DemoServer {
  /** Resolves once it is open; what it is asked before waits until then. */
  opened: Promise<unknown>;
  /** Answers one endpoint, after a wait; problems are answers, too. */
  answer(
    name: EndpointName,
    request: Request,
    params: Record<string, unknown>,
    wait: Promise<void>,
  ): Promise<Response>;
  /** Runs some work on the state that all tabs have. */
  run(work: (server: Dependencies) => Promise<Response>, request?: Request): Promise<Response>;
  /** Back to the sample, once what was asked before is answered. */
  reset(): Promise<void>;
}

export function openDemoServer(options: DemoOptions): DemoServer {
  const { state, files, onFailure } = options;
  const opening = openInState(options);
  const answering = new Set<Promise<Response>>();
  const run: DemoServer['run'] = async (work, request) => {
    const inState = await opening;
    return inState(work).catch((error: unknown) => {
      if (!(error instanceof ProblemError)) onFailure(error);
      return problemResponse(error, request);
    });
  };
  return {
    opened: opening,
    run,
    answer(name, request, params, wait) {
      const answer = wait.then(() =>
        run((dependencies) => answerEndpoint(name, request, params, dependencies), request),
      );
      answering.add(answer);
      return answer.finally(() => answering.delete(answer));
    },
    async reset() {
      // the sample does not know the session that the page is still asking in
      await Promise.allSettled(answering);
      for await (const { key } of files.list('media')) await files.delete(key);
      await state.clear();
      // made here, so that the next page finds it
      await run(async () => new Response());
    },
  };
}

/** @returns runs work on the state as it is now, and keeps what that has changed */
async function openInState(options: DemoOptions) {
  const { state, build } = options;
  const memory = await openMemoryDatabase();
  const platform = createPlatform({ ...options, database: memory.database });
  const server = createDependencies(platform);
  const keeping = keepState(memory, state, build);
  const begin = async () => {
    memory.load();
    await seedDefaults(memory.database, platform);
    await fillWithSample(server);
  };
  const inState = <T>(work: (server: Dependencies) => Promise<T>): Promise<T> =>
    state.alone(async () => {
      await keeping.catchUp(begin);
      await server.publishDue();
      const result = await work(server);
      await server.afterwards.ended();
      if (keeping.isChanged()) await server.outbox.sendDue();
      await keeping.save();
      return result;
    });
  // the sample is there before the first call asks for it
  await inState(async () => undefined);
  return inState;
}

/** Keeps the database of this tab and the state that all tabs share alike. */
function keepState(memory: MemoryDatabase, state: SavedState, build: string) {
  let mark: string | undefined;
  let changes = 0;
  const isChanged = () => memory.changes() !== changes;
  const save = async () => {
    if (!isChanged()) return;
    mark = `${build} ${crypto.randomUUID()}`;
    await state.write(memory.bytes(), mark);
    changes = memory.changes();
  };
  return {
    isChanged,
    save,
    /** Loads what another tab, or an earlier visit, has left. @param begin makes a new state */
    async catchUp(begin: () => Promise<void>): Promise<void> {
      const kept = await state.mark();
      if (kept !== undefined && kept === mark) return;
      if (kept?.startsWith(`${build} `)) {
        memory.load(await state.read());
        mark = kept;
        changes = memory.changes();
        return;
      }
      await begin();
      changes = -1;
      await save();
    },
  };
}
