interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
}

declare module 'virtual:client-manifest' {
  export const clientManifest: import('vite').Manifest;
}
