/** A PostgreSQL of our own, for as long as something needs it. */
export interface OwnPostgres {
  url: string
  stop(): Promise<void>
  /** Ends it by a signal: SIGQUIT as a crash does, SIGINT politely. */
  end(signal: 'SIGQUIT' | 'SIGINT'): Promise<void>
  startAgain(): Promise<void>
}

/** Starts one; one that is durable keeps through any end what it has acknowledged. */
export function startPostgres(options?: { isDurable?: boolean }): Promise<OwnPostgres>
