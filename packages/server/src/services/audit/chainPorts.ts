/** A point of the chain that is signed: all before it is as it was then, or is found to be not. */
export interface Anchor {
  seq: number
  hash: string
  /** When it was taken, ISO 8601. */
  at: string
  /** HMAC of the rest by the secret of the installation. */
  signature: string
}

/** One event in its place in the chain. */
export interface ChainLink {
  seq: number
  /** What the event says, in the one way that it is hashed; null where the event is not there. */
  text: string | null
  hash: string
}

/** Where the chain ends. */
export interface ChainHead {
  seq: number
  hash: string
  /** The last that has moved from the database into files; null while none has. */
  moved: Anchor | null
  /** The last that was forgotten as its time was over; null while none was. */
  forgotten: Anchor | null
}

export interface AuditChainRepository {
  /** Undefined while nothing is chained. */
  head(): Promise<ChainHead | undefined>
  /** What follows a place, in order. */
  listLinks(afterSeq: number, limit: number): Promise<ChainLink[]>
  /** The id of the first event that was put in beside the chain; undefined where there is none. */
  firstUnlinked(): Promise<string | undefined>
  /** Events from before there was a chain that wait for their place. */
  countOldUnlinked(): Promise<number>
  /** Gives so many of those their place; how many were given one. */
  linkOld(limit: number): Promise<number>
  /** Takes events up to a place out of the database; false where others have begun to. */
  moveOut(from: number, to: Anchor): Promise<boolean>
  /** Notes that what is up to a place is kept nowhere any more; false where others have begun to. */
  forget(from: number, to: Anchor): Promise<boolean>
  /** Whatever this transaction reads is of one moment; to be called first in it. */
  readOneMoment(): Promise<void>
}

/** A file of events that have left the database. */
export interface MovedFile {
  name: string
  from: number
  to: number
  /** Day of its last event. */
  day: string
}

/** What is kept of the audit log outside the database. */
export interface AuditFiles {
  /** Those that there are, in the order of the chain. */
  listMoved(): Promise<MovedFile[]>
  saveMoved(file: Omit<MovedFile, 'name'>, links: readonly ChainLink[]): Promise<void>
  readMoved(file: MovedFile): Promise<ChainLink[]>
  dropMoved(file: MovedFile): Promise<void>
  /** Texts of all anchors that were kept. */
  listAnchors(): Promise<string[]>
  hasAnchor(day: string): Promise<boolean>
  saveAnchor(day: string, text: string): Promise<void>
}
