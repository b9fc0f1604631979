/** Installs what the lock file of a folder says; does nothing when it already is. */
export declare function installPeers(folder: string): void;
