interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_DEMO?: string;
}

declare module 'virtual:client-manifest' {
  export const clientManifest: import('vite').Manifest;
}
