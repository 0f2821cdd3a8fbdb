import { Stopped } from './run.mjs';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 100;
const DOT_MS = 2000;
const CLEAR_LINE = '\r\u001b[K';

/**
 * One line for one step of the work: its name while it goes on, and how long it took at the end.
 * On a terminal the line turns and counts; anywhere else a dot is added every two seconds.
 * @template T
 * @param {string} label
 * @param {(progress: (text: string) => void) => Promise<T>} work `progress` says how far it is
 * @param {Pick<NodeJS.WriteStream, 'write' | 'isTTY'>} [out]
 * @returns {Promise<T>}
 */
export async function step(label, work, out = process.stdout) {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  let detail = '';
  const line = isDrawable(out) ? turningLine(label, out) : dottedLine(label, out);
  const timer = setInterval(() => line.tick(detail, seconds()), line.everyMs);
  try {
    const result = await work((text) => {
      detail = text;
    });
    line.end(`${detail ? `${detail}, ` : ''}${seconds().toFixed(1)} s`);
    return result;
  } catch (error) {
    line.end(error instanceof Stopped ? 'stopped' : 'failed');
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** @param {Pick<NodeJS.WriteStream, 'isTTY'>} out */
function isDrawable(out) {
  return Boolean(out.isTTY) && process.env.TERM !== 'dumb';
}

/**
 * @param {string} label
 * @param {Pick<NodeJS.WriteStream, 'write'>} out
 */
function turningLine(label, out) {
  let frame = 0;
  const tick = (/** @type {string} */ detail, /** @type {number} */ seconds) => {
    const sign = FRAMES[frame++ % FRAMES.length];
    const done = detail ? `${detail}, ` : '';
    out.write(`${CLEAR_LINE}${sign} ${label}: ${done}${Math.floor(seconds)} s`);
  };
  tick('', 0);
  const end = (/** @type {string} */ outcome) => {
    out.write(`${CLEAR_LINE}  ${label}: ${outcome}\n`);
  };
  return { tick, end, everyMs: FRAME_MS };
}

/**
 * @param {string} label
 * @param {Pick<NodeJS.WriteStream, 'write'>} out
 */
function dottedLine(label, out) {
  out.write(`  ${label}: `);
  const end = (/** @type {string} */ outcome) => out.write(`${outcome}\n`);
  return { tick: () => void out.write('.'), end, everyMs: DOT_MS };
}
