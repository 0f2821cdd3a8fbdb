interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
}

declare module 'virtual:client-manifests' {
  /** By language. */
  export const clientManifests: Readonly<Record<string, import('vite').Manifest>>;
}
