import { expect, type Page } from '@playwright/test';

/**
 * Waits until no modal covers the page. Below one everything is hidden from assistive technology,
 * and so from `getByRole`: that something is gone holds there before anything has happened.
 */
export async function expectPageUncovered(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
}
