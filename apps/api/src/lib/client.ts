/** What is known of the program that calls; never stored as it is. */
export interface Client {
  /** IP address, as the trusted proxies tell it; '' for calls from inside the process. */
  address: string;
  userAgent: string;
}

/** For calls from inside the process. */
export const noClient: Client = { address: '', userAgent: '' };
