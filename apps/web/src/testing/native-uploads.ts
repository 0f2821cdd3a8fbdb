import { File as NativeFile } from 'node:buffer';

/**
 * jsdom's forms, files and XMLHttpRequest do not get through to the stand-in server as multipart:
 * in tests the app makes Node's own, and uploads travel by fetch.
 */
export async function useNativeUploads(): Promise<void> {
  const form = await new Response(new URLSearchParams()).formData();
  Object.assign(globalThis, {
    FormData: form.constructor,
    File: NativeFile,
    XMLHttpRequest: FetchingRequest,
  });
}

type Handler = (() => void) | undefined;

/** As much of XMLHttpRequest as an upload needs. */
class FetchingRequest {
  status = 0;
  responseText = '';
  onload: Handler;
  onerror: Handler;
  onabort: Handler;
  onloadend: Handler;
  readonly upload: { onprogress?: (event: object) => void } = {};
  readonly #headers: Record<string, string> = {};
  readonly #aborting = new AbortController();
  #answered = new Headers();
  #method = '';
  #url = '';

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }

  getResponseHeader(name: string): string | null {
    return this.#answered.get(name);
  }

  abort(): void {
    this.#aborting.abort();
  }

  async send(body: BodyInit): Promise<void> {
    const { signal } = this.#aborting;
    const init = { method: this.#method, headers: this.#headers, body, signal };
    this.upload.onprogress?.({ loaded: 1, total: 2, lengthComputable: true });
    try {
      const response = await fetch(this.#url, init);
      this.responseText = await response.text();
      this.status = response.status;
      this.#answered = response.headers;
      this.upload.onprogress?.({ loaded: 2, total: 2, lengthComputable: true });
      this.onload?.();
    } catch {
      if (signal.aborted) this.onabort?.();
      else this.onerror?.();
    }
    this.onloadend?.();
  }
}
