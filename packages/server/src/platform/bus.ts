/** Messages between processes on one database. They aren't stored. */
export type BusMessage =
  | { kind: 'lists_changed' }
  /** Models have changed, or an admin has verified them. */
  | { kind: 'models_changed' }
  /** Requests the text of an action after event `after`. */
  | { kind: 'who_tells'; action: string; after: number; to: string }
  /** Events of an action, by ID and text, for one listener. */
  | { kind: 'words'; to: string; events: readonly (readonly [number, string])[] }
  /** The requested action has ended. The database contains its end. */
  | { kind: 'told'; to: string }

/** Delivers quickly and in order per sender, without a guarantee. */
export interface Bus {
  /** Never waits or throws. Messages may be lost. */
  tell(message: BusMessage): void
  hear(listener: (message: BusMessage) => void): () => void
}

/** Bus of a process that is alone on its database. */
export const SILENT_BUS: Bus = { tell: () => undefined, hear: () => () => undefined }
