interface ImportMetaEnv {
  /** The product's version, from the package file. */
  readonly VITE_VERSION: string;
}
