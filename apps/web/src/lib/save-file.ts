import { after } from './clock.ts';

/** Hands a file that was made or fetched by a script to the browser's own downloads. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // the click has begun the download by then; what is left is only the browser's hold on the bytes
  after(0, () => URL.revokeObjectURL(url));
}
