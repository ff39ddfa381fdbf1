import type { OwnPostgres } from './postgres.mjs'

/** A PostgreSQL that streams from another. */
export interface Standby extends OwnPostgres {
  /** From now on it replays nothing. */
  fallBehind(): Promise<void>
  catchUp(): Promise<void>
}

/** Copies the server of an address, and streams from it. */
export function startStandby(primaryUrl: string): Promise<Standby>
