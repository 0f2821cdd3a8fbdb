// A process of its own, for what must not end a process: it answers requests by failing.
import { EventEmitter } from 'node:events';
import { words } from '@vitrine/contracts';
import express from 'express';
import { answerErrors, startAnswer } from '../../src/http/errors.ts';
import { surviveUnhandledErrors } from '../../src/http/unhandled-errors.ts';
import { createLogger } from '../../src/lib/logger.ts';

const logger = createLogger('info');
surviveUnhandledErrors(logger);
const failure = Object.assign(new Error('nobody expected this'), { code: 'EIO' });
const app = express();
app.use(startAnswer([]));
app.get('/rejection', () => void Promise.reject(failure));
app.get('/stream', () => void setImmediate(() => new EventEmitter().emit('error', failure)));
app.get('/sent', (_req, res) => {
  res.send('fine');
  setImmediate(() => void Promise.reject(failure));
});
app.get('/pid', (_req, res) => void res.send(String(process.pid)));
app.use(answerErrors(logger, { wordsFor: () => words.en }));
// where every test of the file is skipped, nothing after them runs
process.on('disconnect', () => process.exit());
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
});
