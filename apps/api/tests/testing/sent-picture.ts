import type { LibraryItem } from '@vitrine/contracts';

/** A picture of the library as it is sent: its address is text, with its focal point. */
export type SentPicture = Omit<LibraryItem, 'url'> & { url: string };
