/** What processes on one database tell each other; whoever does not listen misses it. */
export type BusMessage =
  /** Something that public lists show has changed. */
  | { kind: 'lists_changed' }
  /** What stands behind our models has changed, or an administrator has found it to work. */
  | { kind: 'models_changed' }
  /** Who tells this action is to send its words after event `after` to the listener `to`. */
  | { kind: 'who_tells'; action: string; after: number; to: string }
  /** Events of an action, by id and text, for one listener. */
  | { kind: 'words'; to: string; events: readonly (readonly [number, string])[] }
  /** The action that a listener follows has its end in the database. */
  | { kind: 'told'; to: string }

/** Carries messages between processes: quickly, in order for each sender, and without a promise. */
export interface Bus {
  /** Never waits and never fails: what cannot be carried is lost. */
  tell(message: BusMessage): void
  /** Hears what other processes tell; what is returned ends it. */
  hear(listener: (message: BusMessage) => void): () => void
}

/** For one process alone on its database. */
export const SILENT_BUS: Bus = { tell: () => undefined, hear: () => () => undefined }
