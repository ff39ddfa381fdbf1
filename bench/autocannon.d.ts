declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    /** In seconds. */
    duration: number
    method?: 'GET' | 'POST'
    headers?: Record<string, string>
    body?: string
    /** Sent in turn, in place of the one above. */
    requests?: readonly {
      method: 'POST'
      path: string
      headers: Record<string, string>
      body: string
    }[]
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
