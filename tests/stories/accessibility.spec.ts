import { expect, test } from './support/test.ts';

test('the first key press offers to skip the navigation', async ({ page, pages }) => {
  for (const path of ['/', '/blog', pages.portfolio]) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.locator(':focus');
    await expect(skip, path).toHaveAttribute('href', '#main');
    await expect(skip, path).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main'), path).toBeFocused();
  }
});

test('the menu of a phone works with keys alone and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const toggle = page.getByRole('button', { name: /menu/i });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/team$/);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('the pictures of the home page are chosen and stopped with keys', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const pause = page.getByRole('button', { name: 'Pause slideshow' });
  await pause.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play slideshow' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const second = page.getByRole('button', { name: 'Show picture 2 of 3' });
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-current', 'true');
});

test('who wants less motion sees one picture that stays', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Show picture 1 of 3' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause slideshow' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show picture 1 of 3' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});
