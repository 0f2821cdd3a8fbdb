import { describe, expect, it } from 'vitest';
import { isAtLeast, pinnedVersions } from './versions.mjs';

describe('isAtLeast', () => {
  it.each([
    ['v24.14.1', '24.14.1', true],
    ['v24.15.0', '24.14.1', true],
    ['v26.0.0', '24.14.1', true],
    ['v24.14.0', '24.14.1', false],
    ['v24.9.9', '24.14.1', false],
    ['v20.20.2', '24.14.1', false],
    ['v24.14.1-rc.1', '24.14.1', false],
  ])('%s is at least %s: %s', (version, minimum, answer) => {
    expect(isAtLeast(version, minimum)).toBe(answer);
  });
});

describe('pinnedVersions', () => {
  it('fetches a Node that is new enough, and names an exact pnpm', () => {
    const versions = pinnedVersions();
    expect(isAtLeast(versions.node, versions.minimumNode)).toBe(true);
    expect(versions.pnpm).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
