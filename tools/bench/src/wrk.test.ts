import { describe, expect, it } from 'vitest';
import { readOutput } from './wrk.ts';

const output = (more = '') => `Running 2s test @ http://127.0.0.1:20000/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.59ms  345.20us   8.52ms   90.12%
    Req/Sec    20.20k     1.32k   21.90k    85.00%
  40000 requests in 2.00s, 30.00MB read
${more}Requests/sec:  20000.00
Transfer/sec:     15.00MB
`;

describe('what wrk prints', () => {
  it('tells how many requests were answered a second', () => {
    expect(readOutput(output())).toEqual({ rate: 20_000, failures: 0 });
  });

  it('does not count refused requests as answered', () => {
    const refused = '  Non-2xx or 3xx responses: 10000\n';
    expect(readOutput(output(refused))).toEqual({ rate: 15_000, failures: 10_000 });
  });

  it('counts broken connections and timeouts as failures', () => {
    const broken = '  Socket errors: connect 1, read 2, write 3, timeout 4\n';
    expect(readOutput(output(broken))).toEqual({ rate: 20_000, failures: 10 });
  });

  it('that is something else fails', () => {
    expect(() => readOutput('unable to connect to 127.0.0.1:20000')).toThrow(/wrk has failed/);
  });
});
