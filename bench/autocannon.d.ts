declare module 'autocannon' {
  interface Result {
    requests: { average: number }
    non2xx: number
  }
  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
  }): Promise<Result>
}
