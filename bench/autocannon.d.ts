declare module 'autocannon' {
  /** Of a connection, or of all of them, sent in turn. */
  export interface ClientRequest {
    method: 'POST'
    path: string
    headers: Record<string, string>
    body: string
  }
  /** One connection. */
  export interface Client {
    setRequests(requests: readonly ClientRequest[]): void
    on(event: 'response', heard: (status: number, bytes: number, ms: number) => void): void
  }
  interface Options {
    url: string
    connections: number
    /** In seconds. */
    duration: number
    method?: 'GET' | 'POST'
    headers?: Record<string, string>
    body?: string
    requests?: readonly ClientRequest[]
    /** Called with each connection before it asks. */
    setupClient?: (client: Client) => void
    /** Requests a second, over all connections. */
    overallRate?: number
    /** Threads that ask; without it, this one. */
    workers?: number
  }
  interface Result {
    requests: { average: number }
    non2xx: number
  }
  export default function autocannon(options: Options): PromiseLike<Result>
}
