/** As much of jsdom as the tests use; its own types bring a browser's globals into the whole API. */
declare module 'jsdom' {
  export interface XmlElement {
    localName: string;
    namespaceURI: string | null;
    textContent: string | null;
    children: Iterable<XmlElement>;
    querySelector(selector: string): XmlElement | null;
    querySelectorAll(selector: string): Iterable<XmlElement>;
    getAttribute(name: string): string | null;
    getAttributeNames(): string[];
  }
  export interface XmlDocument {
    documentElement: XmlElement;
    querySelector(selector: string): XmlElement | null;
    querySelectorAll(selector: string): Iterable<XmlElement>;
  }
  export class JSDOM {
    constructor(text: string, options?: { contentType: string });
    readonly window: { document: XmlDocument };
  }
}
