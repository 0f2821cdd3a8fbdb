import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** The database as it is reached over a line that can be cut, silenced and mended. */
export interface DatabaseLine {
  /** The address of the database over this line. */
  url: string;
  /** Ends every connection, and takes no new one. */
  cut(): void;
  /** Takes connections and what is sent, and passes nothing on: neither there nor back. */
  silence(): void;
  /** Passes on what has been sent in the meantime, and all that comes. */
  speak(): void;
  /** Takes connections again. */
  mend(): Promise<unknown>;
}

/** @param url of the database itself */
export async function openDatabaseLine(url: string): Promise<DatabaseLine> {
  const { hostname, port } = new URL(url);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isSilent = false;
  let line: Server;
  const join = ([near, far]: readonly [Socket, Socket]) => near.pipe(far).pipe(near);
  const part = ([near, far]: readonly [Socket, Socket]) => {
    near.unpipe(far).pause();
    far.unpipe(near).pause();
  };
  const open = async (at = 0) => {
    line = createServer((near) => {
      const pair = [near, connect(Number(port), hostname)] as const;
      const [, far] = pair;
      pairs.add(pair);
      for (const socket of pair) socket.on('error', () => undefined);
      near.once('close', () => far.destroy());
      far.once('close', () => {
        near.destroy();
        pairs.delete(pair);
      });
      if (!isSilent) join(pair);
    });
    await once(line.listen(at, '127.0.0.1'), 'listening');
    const address = line.address();
    return typeof address === 'object' && address ? address.port : 0;
  };
  const at = await open();
  const through = new URL(url);
  through.port = String(at);
  return {
    url: through.href,
    cut: () => {
      line.close();
      for (const pair of pairs) for (const socket of pair) socket.destroy();
    },
    silence: () => {
      isSilent = true;
      for (const pair of pairs) part(pair);
    },
    speak: () => {
      isSilent = false;
      for (const pair of pairs) join(pair);
    },
    mend: () => open(at),
  };
}
