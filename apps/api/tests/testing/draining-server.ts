import { setTimeout as pause } from 'node:timers/promises';
import {
  closeHttpServer,
  createHttpServer,
  endConnectionsWithTheirAnswers,
} from '../../src/http/server.ts';

// The HTTP server alone, in a process of its own, which ends as the program does: it is started many
// times, and the whole program takes seconds each time.
const drainMs = Number(process.argv[2]);
let isReady = true;
const server = createHttpServer((req, res) => {
  const isReadiness = req.url === '/readyz';
  res.writeHead(isReadiness && !isReady ? 503 : 200);
  // a database is asked in the meantime
  setTimeout(() => res.end('here'), isReadiness ? 0 : 1);
});
process.once('SIGTERM', async () => {
  isReady = false;
  endConnectionsWithTheirAnswers(server);
  await pause(drainMs);
  await closeHttpServer(server);
  process.exit(0);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : 0);
});
