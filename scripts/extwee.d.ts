/** The part of extwee that a test reads our Twee with; the package ships no types of its own. */
declare module 'extwee' {
  export interface TweePassage {
    name: string
    text: string
  }
  export function parseTwee(text: string): { start: string; passages: TweePassage[] }
}
