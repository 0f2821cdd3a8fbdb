import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pass } from 'node:timers/promises';
import type { BrowserContext } from 'playwright';

const BYTES_PER_SECOND = 50_000;
/** There and back. */
const LATENCY_MS = 400;
/** What goes through at once; a cut comes between two of them. */
const PIECE = 2_500;

/** The way to a site over the mobile network: real connections, which can be slow and can break. */
export interface PhoneLine {
  /** The site's address by this way. */
  url: string;
  /** From now on as what browsers call slow 3G: 400 ms, and 50 kB/s for everything together. */
  slowDown(): void;
  /** Cuts running requests and blocks new ones; the browser notices that it is offline. */
  cut(phone: BrowserContext): Promise<void>;
  /** Lets things through again, as slow as before. */
  mend(phone: BrowserContext): Promise<void>;
  close(): Promise<void>;
}

export async function startPhoneLine(site: string): Promise<PhoneLine> {
  const target = Number(new URL(site).port);
  const sockets = new Set<Socket>();
  let slow = false;
  let broken = false;

  /** One after the other, whichever connection they belong to. */
  const lane = () => {
    let free: Promise<unknown> = Promise.resolve();
    return (bytes: number) => {
      // real time: how long a slow line takes is what it is there for
      const turn = free.then(() => (slow ? pass((bytes / BYTES_PER_SECOND) * 1_000) : undefined));
      free = turn;
      return turn;
    };
  };
  const carry = async (from: Socket, to: Socket, turn: (bytes: number) => Promise<unknown>) => {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      if (slow) await pass(LATENCY_MS / 2);
      for (let start = 0; start < chunk.length; start += PIECE) {
        const piece = chunk.subarray(start, start + PIECE);
        await turn(piece.length);
        if (!to.writable) return;
        if (!to.write(piece)) await once(to, 'drain');
      }
    }
    to.end();
  };
  const [up, down] = [lane(), lane()];
  const server = createServer(async (phone) => {
    if (broken) return void phone.destroy();
    const other = connect(target, '127.0.0.1');
    for (const socket of [phone, other]) {
      sockets.add(socket);
      socket.once('close', () => {
        sockets.delete(socket);
        for (const one of [phone, other]) one.destroy();
      });
      // a broken connection is what this is for
      socket.on('error', () => undefined);
    }
    const end = () => undefined;
    void carry(phone, other, up).catch(end);
    void carry(other, phone, down).catch(end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    slowDown: () => {
      slow = true;
    },
    cut: async (phone) => {
      broken = true;
      breakAll();
      await phone.setOffline(true);
    },
    mend: async (phone) => {
      broken = false;
      await phone.setOffline(false);
    },
    close: async () => {
      breakAll();
      server.close();
      await once(server, 'close');
    },
  };
}
