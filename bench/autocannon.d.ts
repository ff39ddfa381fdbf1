declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    /** In seconds. */
    duration: number
    method?: 'GET' | 'POST'
    headers?: Record<string, string>
    body?: string
    /** Requests to send in turn, instead of the one above. */
    requests?: readonly {
      method: 'POST'
      path: string
      headers: Record<string, string>
      body: string
    }[]
    /** Requests per second over all connections. */
    overallRate?: number
    /** Number of worker threads. Default: the current thread. */
    workers?: number
  }
  interface Result {
    requests: { average: number }
    non2xx: number
  }
  export default function autocannon(options: Options): PromiseLike<Result>
}
