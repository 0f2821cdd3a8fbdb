import type { Page } from '@playwright/test';

interface Asked {
  method?: string;
  /** How many answers are waited for. */
  times?: number;
}

/**
 * Resolves once requests to this path were answered well. Begun before what sends them: the server
 * takes its time for pictures, and only then what shows them can be expected.
 */
export async function answered(page: Page, path: string, asked: Asked = {}): Promise<void> {
  const { method = 'POST', times = 1 } = asked;
  let count = 0;
  await page.waitForResponse((answer) => {
    const isIt = answer.request().method() === method && new URL(answer.url()).pathname === path;
    if (isIt && answer.ok()) count += 1;
    return count === times;
  });
}
