import { afterEach, expect, it } from 'vitest';
import { fetchMissingSheets } from './loaded-part.tsx';

const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[href*="part.css"]')];

function addSheet(): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/assets/part.css';
  document.head.append(link);
  return link;
}

afterEach(() => {
  for (const link of sheets()) link.remove();
});

it('asks again for a sheet that did not come, until it has', async () => {
  addSheet().dispatchEvent(new Event('error'));
  expect(sheets()).toEqual([]);

  const second = fetchMissingSheets();
  sheets()[0]?.dispatchEvent(new Event('error'));
  await expect(second).rejects.toThrow('could not be fetched');
  expect(sheets()).toEqual([]);

  const third = fetchMissingSheets();
  sheets()[0]?.dispatchEvent(new Event('load'));
  await third;
  expect(sheets()).toHaveLength(1);

  await fetchMissingSheets();
  expect(sheets()).toHaveLength(1);
});
