import { describe, expect, it } from 'vitest';
import { deviceName } from './client.ts';

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
      'Firefox on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      'Microsoft Edge on macOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    [
      'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80/190.256; U; en) Presto/2.12.423 Version/12.16',
      'Opera',
    ],
    ['', ''],
    ['<script>alert(1)</script>', ''],
  ])('%# is called by browser and system', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it('has a short name, whatever the sender calls it', () => {
    expect(deviceName(`${'x'.repeat(300)}/1.0 more`).length).toBeLessThanOrEqual(40);
  });
});
